import { useLingui } from "@lingui/react/macro";
import { localTimeOf } from "../../../domain/releases/localTime.ts";
import { addDays, daysBetween, daysFrom } from "../../../domain/releases/planner/planDays.ts";
import { PlanChip } from "./PlanChip.tsx";
import { LONG_VIEW_DAYS } from "./planView.ts";
import type { Plan } from "./usePlan.ts";
import type { PlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

interface Props {
  plan: Plan;
  actions: PlanActions;
  /** A Monday. */
  first: string;
  timezone: string;
}

/** Twelve weeks side by side: one line for each release, with its preorder before it. */
export function PlanWeeks({ plan, actions, first, timezone }: Props) {
  const { t } = useLingui();
  const labels = usePlanLabels();
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
            <span key={day}>{labels.shortDay(day)}</span>
          ))}
      </div>
      <ol>
        {here.map(({ release, day }) => {
          const { preorderFrom } = release.privateFields ?? {};
          const begins = preorderFrom && localTimeOf(new Date(preorderFrom), timezone).day;
          const isLate = daysBetween(first, day) > LONG_VIEW_DAYS / 2;
          return (
            <li key={release.id}>
              {begins && begins < day && (
                <span
                  className="plan-weeks-preorder"
                  style={{ insetInlineStart: share(begins), insetInlineEnd: `calc(100% - ${share(day)})` }}
                >
                  <span className="plan-unseen">{t`Preorder from ${labels.day(begins)}`}</span>
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
                <PlanChip release={release} actions={actions} />
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
