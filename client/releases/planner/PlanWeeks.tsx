import { useLingui } from "@lingui/react/macro";
import { localTimeOf } from "../../../domain/releases/localTime.ts";
import { addDays, daysBetween, daysFrom } from "../../../domain/releases/planner/planDays.ts";
import { PlanChip } from "./PlanChip.tsx";
import { LONG_VIEW_DAYS } from "./planView.ts";
import type { Plan } from "./usePlan.ts";
import type { PlanDesk } from "./usePlanDesk.ts";
import { usePlanWords } from "./usePlanWords.ts";

interface Props {
  plan: Plan;
  desk: PlanDesk;
  /** A Monday. */
  first: string;
  timezone: string;
}

/** Twelve weeks side by side: one line for each release, with its preorder before it. */
export function PlanWeeks({ plan, desk, first, timezone }: Props) {
  const { t } = useLingui();
  const words = usePlanWords();
  const last = addDays(first, LONG_VIEW_DAYS - 1);
  const here = plan.all.flatMap((release) =>
    release.day && release.day >= first && release.day <= last ? [{ release, day: release.day }] : [],
  );
  const share = (day: string) =>
    `${(100 * Math.max(0, Math.min(daysBetween(first, day), LONG_VIEW_DAYS))) / LONG_VIEW_DAYS}%`;
  if (here.length === 0) return <p className="release-dim">{t`Nothing comes out in these days.`}</p>;
  return (
    <div className="plan-weeks">
      <div className="plan-weeks-head" aria-hidden="true">
        {daysFrom(first, LONG_VIEW_DAYS)
          .filter((_, at) => at % 7 === 0)
          .map((day) => (
            <span key={day}>{words.shortDay(day)}</span>
          ))}
      </div>
      <ol>
        {here.map(({ release, day }) => {
          const { preorderFrom } = release.desk ?? {};
          const begins = preorderFrom && localTimeOf(new Date(preorderFrom), timezone).day;
          const isLate = daysBetween(first, day) > LONG_VIEW_DAYS / 2;
          return (
            <li key={release.id}>
              {begins && begins < day && (
                <span
                  className="plan-weeks-preorder"
                  style={{ insetInlineStart: share(begins), insetInlineEnd: `calc(100% - ${share(day)})` }}
                >
                  <span className="plan-unseen">{t`Preorder from ${words.day(begins)}`}</span>
                </span>
              )}
              <span
                className="plan-weeks-place"
                data-late={isLate || undefined}
                style={
                  isLate
                    ? { insetInlineEnd: `calc(100% - ${share(addDays(day, 1))})` }
                    : { insetInlineStart: share(day) }
                }
              >
                <PlanChip release={release} desk={desk} />
              </span>
            </li>
          );
        })}
      </ol>
      {plan.today >= first && plan.today <= last && (
        <span
          className="plan-weeks-today"
          style={{ insetInlineStart: share(plan.today) }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
