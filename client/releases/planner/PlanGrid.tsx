import { useLingui } from "@lingui/react/macro";
import { PlanChip } from "./PlanChip.tsx";
import { PlanSteps } from "./PlanSteps.tsx";
import type { Plan } from "./usePlan.ts";
import type { PlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

interface Props {
  plan: Plan;
  actions: PlanActions;
  /** Rows of seven days, from Monday. */
  weeks: readonly (readonly string[])[];
  /** The month whose days stand out, as 2027-03; null where all do. */
  month: string | null;
  label: string;
}

/** Weeks under one another, each day with what comes out on it. */
export function PlanGrid({ plan, actions, weeks, month, label }: Props) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  return (
    <table
      className="plan-grid"
      data-lifted={actions.isLifted || undefined}
      data-long={weeks.length === 1 || undefined}
    >
      <caption className="plan-unseen">{label}</caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={labels.longWeekday(day)}>
              {labels.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-today={day === plan.today || undefined}
                data-apart={(month !== null && !day.startsWith(month)) || undefined}
                onDragOver={(event) => {
                  if (actions.isLifted) event.preventDefault();
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  actions.drop(day);
                }}
              >
                <time dateTime={day}>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="plan-unseen">{labels.day(day)}</span>
                </time>
                {day === plan.today && <span className="plan-day-today">{t`Today`}</span>}
                {plan.all
                  .filter((release) => release.day === day)
                  .map((release) => (
                    <PlanChip key={release.id} release={release} actions={actions} />
                  ))}
                <PlanSteps steps={plan.stepsOn(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
