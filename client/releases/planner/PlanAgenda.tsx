import { useLingui } from "@lingui/react/macro";
import { PlanChip } from "./PlanChip.tsx";
import type { Plan } from "./usePlan.ts";
import type { PlanDesk } from "./usePlanDesk.ts";
import { usePlanWords } from "./usePlanWords.ts";

/** The same days for a narrow screen: those on which something comes out, one under the other. */
export function PlanAgenda({ plan, desk, days }: { plan: Plan; desk: PlanDesk; days: readonly string[] }) {
  const { t } = useLingui();
  const words = usePlanWords();
  const busy = days.filter((day) => plan.all.some((release) => release.day === day));
  if (busy.length === 0) return <p className="release-dim">{t`Nothing comes out in these days.`}</p>;
  return (
    <ol className="plan-agenda">
      {busy.map((day) => (
        <li key={day} data-today={day === plan.today || undefined}>
          <h3>{words.day(day)}</h3>
          {plan.all
            .filter((release) => release.day === day)
            .map((release) => (
              <PlanChip key={release.id} release={release} desk={desk} />
            ))}
        </li>
      ))}
    </ol>
  );
}
