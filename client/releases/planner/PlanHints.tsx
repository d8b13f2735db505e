import { useLingui } from "@lingui/react/macro";
import type { PlanHint } from "../../../domain/releases/planner/planHints.ts";
import type { Plan } from "./usePlan.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

/** What to think of on a day, said in sentences; tells it anew when the day changes. */
export function PlanHints({ plan, hints }: { plan: Plan; hints: readonly PlanHint[] }) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const named = (ids: readonly string[]) =>
    plan.all.filter(({ id }) => ids.includes(id)).map((release) => labels.name(release));
  return (
    <div aria-live="polite">
      {hints.length === 0 ? (
        <p className="release-dim">{t`This date looks good.`}</p>
      ) : (
        <ul className="release-problems" aria-label={t`Things to consider`}>
          {hints.map((hint) => (
            <li key={hint.code}>{labels.hint(hint, named(hint.otherIds))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
