import {
  ANALYTICS_DAYS,
  ANALYTICS_DAYS_AT_FIRST,
  type AnalyticsDays,
} from "../../../domain/admin/analytics.ts";

/** How far back the page looks, as the address says it. */
export function daysOf(address: URLSearchParams): AnalyticsDays {
  return ANALYTICS_DAYS.find((days) => String(days) === address.get("days")) ?? ANALYTICS_DAYS_AT_FIRST;
}

/** The contract's word for it. */
export function rangeOf(days: AnalyticsDays): `DAYS_${AnalyticsDays}` {
  return `DAYS_${days}`;
}
