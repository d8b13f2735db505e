import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { stepPath } from "../../milestones/planAddress.ts";
import { useMilestoneLabels } from "../../milestones/useMilestoneLabels.ts";
import { Cover } from "../../ui/Cover.tsx";
import type { PlannedStep } from "./usePlan.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

/** What is to be done on a day, each step beside the cover of its release. */
export function PlanSteps({ steps }: { steps: readonly PlannedStep[] }) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const stepLabels = useMilestoneLabels();
  if (steps.length === 0) return null;
  return (
    <ul className="plan-day-steps" aria-label={t`Steps`}>
      {steps.map(({ id, isLate, title, release }) => (
        <li key={id}>
          <Link
            to={stepPath(id, stepLabels.said(title))}
            className="plan-step"
            data-late={isLate || undefined}
          >
            <Cover src={release.coverUrl} alt="" size={20} />
            <span>{stepLabels.said(title)}</span>
            <span className="plan-unseen">
              {labels.name(release)}
              {isLate && `, ${stepLabels.status("late")}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
