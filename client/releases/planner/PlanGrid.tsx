import { useLingui } from "@lingui/react/macro";
import { PlanChip } from "./PlanChip.tsx";
import type { Plan } from "./usePlan.ts";
import type { PlanDesk } from "./usePlanDesk.ts";
import { usePlanWords } from "./usePlanWords.ts";

interface Props {
  plan: Plan;
  desk: PlanDesk;
  /** Rows of seven days, from Monday. */
  weeks: readonly (readonly string[])[];
  /** The month whose days stand out, as 2027-03; null where all do. */
  month: string | null;
  label: string;
}

/** Weeks under one another, each day with what comes out on it. */
export function PlanGrid({ plan, desk, weeks, month, label }: Props) {
  const { t } = useLingui();
  const words = usePlanWords();
  return (
    <table
      className="plan-grid"
      data-lifted={desk.isLifted || undefined}
      data-long={weeks.length === 1 || undefined}
    >
      <caption className="plan-unseen">{label}</caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={words.longWeekday(day)}>
              {words.weekday(day)}
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
                  if (desk.isLifted) event.preventDefault();
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  desk.drop(day);
                }}
              >
                <time dateTime={day}>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="plan-unseen">{words.day(day)}</span>
                </time>
                {day === plan.today && <span className="plan-today">{t`Today`}</span>}
                {plan.all
                  .filter((release) => release.day === day)
                  .map((release) => (
                    <PlanChip key={release.id} release={release} desk={desk} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
