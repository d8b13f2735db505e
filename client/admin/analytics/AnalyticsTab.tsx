import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@mantine/core";
import { useSearchParams } from "react-router";
import { ANALYTICS_DAYS } from "../../../domain/admin/analytics.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { withFilter } from "../../ui/withFilter.ts";
import { ActivePart } from "./ActivePart.tsx";
import { daysOf } from "./analyticsRange.ts";
import { GrowthPart } from "./GrowthPart.tsx";
import { MissedPart } from "./MissedPart.tsx";
import { Part } from "./Part.tsx";
import { PlansPart } from "./PlansPart.tsx";
import { SignUpsPart } from "./SignUpsPart.tsx";
import { TotalsPart } from "./TotalsPart.tsx";
import { TrialsPart } from "./TrialsPart.tsx";
import "./analytics.css";

/** How the platform grows. Each part asks for itself, so that a slow or broken one stops none of the others. */
export function AnalyticsTab() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const days = daysOf(address);
  const parts = [
    { title: t`Sign-ups by day`, Body: SignUpsPart },
    { title: t`Active people by day`, Body: ActivePart },
    { title: t`Workspaces and tracks by day`, Body: GrowthPart },
    { title: t`Trials by the week they began`, Body: TrialsPart },
    { title: t`Plans right now`, Body: PlansPart },
    { title: t`Searches without results`, Body: MissedPart },
  ];
  const overview = t`At a glance`;
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Platform analytics`} />
        <SegmentedControl
          aria-label={t`Days shown`}
          value={String(days)}
          onChange={(value) =>
            setAddress((before) => withFilter(before, "days", value), {
              replace: true,
              preventScrollReset: true,
            })
          }
          data={ANALYTICS_DAYS.map((each) => ({ value: String(each), label: t`${each} days` }))}
        />
      </header>
      <Part key={`totals ${days}`} title={overview} height={120}>
        {(attempt) => <TotalsPart title={overview} days={days} attempt={attempt} />}
      </Part>
      <div className="analytics-parts">
        {parts.map(({ title, Body }) => (
          <Part key={`${title} ${days}`} title={title}>
            {(attempt) => <Body title={title} days={days} attempt={attempt} />}
          </Part>
        ))}
      </div>
    </>
  );
}
