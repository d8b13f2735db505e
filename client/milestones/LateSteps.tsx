import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { LateSteps_workspace$key } from "../__generated__/LateSteps_workspace.graphql.ts";
import { stepPath } from "./planAddress.ts";
import { AssigneeMark } from "./steps/AssigneeMark.tsx";
import { useMilestoneLabels } from "./useMilestoneLabels.ts";
import "./milestones.css";

interface Props {
  workspace: LateSteps_workspace$key;
  /** Steps that stand on the page already. */
  without: readonly string[];
}

/** On the dashboard: the other steps whose day is over. Nothing while all is in time, or on a plan without them. */
export function LateSteps({ workspace, without }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const { lateMilestones } = useFragment(
    graphql`
      fragment LateSteps_workspace on Workspace {
        lateMilestones {
          id
          dueDay
          today
          assigneeName
          title {
            en
            es
          }
          release {
            title
            versionTitle
          }
        }
      }
    `,
    workspace,
  );
  const late = (lateMilestones ?? []).filter(({ id }) => !without.includes(id));
  if (late.length === 0) return null;
  return (
    <section aria-labelledby="late-steps" className="late-steps">
      <h2 id="late-steps">{t`Late steps`}</h2>
      <ul>
        {late.map(({ id, dueDay, today, assigneeName, title, release }) => (
          <li key={id}>
            <AssigneeMark name={assigneeName ?? null} />
            <div>
              <Link to={stepPath(id, labels.said(title))}>{labels.said(title)}</Link>
              <span className="step-facts">
                <strong className="step-due" data-late>
                  {dueDay && labels.distance(dueDay, today)}
                </strong>
                {release.versionTitle ? `${release.title} (${release.versionTitle})` : release.title}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
