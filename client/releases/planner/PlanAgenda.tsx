import { useLingui } from "@lingui/react/macro";
import { PlanChip } from "./PlanChip.tsx";
import { PlanSteps } from "./PlanSteps.tsx";
import type { Plan } from "./usePlan.ts";
import type { PlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

/** The same days for a narrow screen: those on which something comes out or is to be done, one under the other. */
export function PlanAgenda({
  plan,
  actions,
  days,
}: {
  plan: Plan;
  actions: PlanActions;
  days: readonly string[];
}) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const busy = days.filter(
    (day) => plan.stepsOn(day).length > 0 || plan.all.some((release) => release.day === day),
  );
  if (busy.length === 0) return <p className="release-dim">{t`Nothing comes out in these days.`}</p>;
  return (
    <ol className="plan-agenda">
      {busy.map((day) => (
        <li key={day} data-today={day === plan.today || undefined}>
          <h3>{labels.day(day)}</h3>
          {plan.all
            .filter((release) => release.day === day)
            .map((release) => (
              <PlanChip key={release.id} release={release} actions={actions} />
            ))}
          <PlanSteps steps={plan.stepsOn(day)} />
        </li>
      ))}
    </ol>
  );
}
