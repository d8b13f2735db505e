import type { AnalyticsDays } from "../../../domain/admin/analytics.ts";

export interface PartProps {
  title: string;
  days: AnalyticsDays;
  attempt: number;
}

/** How a part asks: anew with each visit, and with each retry. */
export function refetched(attempt: number) {
  return { fetchKey: attempt, fetchPolicy: "store-and-network" } as const;
}

export function sumOf<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
