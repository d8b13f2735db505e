import { useLingui } from "@lingui/react/macro";
import { useReleaseLabels } from "../useReleaseLabels.ts";
import { PlanChip } from "./PlanChip.tsx";
import type { Plan, Planned } from "./usePlan.ts";
import type { PlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

/** What is planned by where it stands, the nearest day first. */
export function PlanBoard({
  plan,
  actions,
  shows,
}: {
  plan: Plan;
  actions: PlanActions;
  shows: (day: string) => boolean;
}) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const { states } = useReleaseLabels();
  const columns = [
    { name: states.draft, states: ["draft", "checking"] },
    ...(["ready", "scheduled", "preorder", "live"] as const).map((state) => ({
      ...{ name: states[state], states: [state] },
    })),
  ];
  const isHere = ({ day }: Planned) => day === null || shows(day);
  return (
    <div className="releases-board plan-board">
      {columns.map(({ name, states }) => {
        const here = plan.all.filter((release) => states.includes(release.state) && isHere(release));
        return (
          <section
            key={name}
            aria-labelledby={`plan-${states[0]}`}
            data-empty={here.length === 0 || undefined}
          >
            <h2 id={`plan-${states[0]}`}>
              {name} <span className="release-dim">{here.length}</span>
            </h2>
            {here.length === 0 && <p className="release-dim">{t`Nothing here`}</p>}
            <ul>
              {here.map((release) => (
                <li key={release.id}>
                  <span className="release-dim">{release.day ? labels.day(release.day) : t`No date`}</span>
                  <PlanChip release={release} actions={actions} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
