import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { LateStepsQuery } from "../__generated__/LateStepsQuery.graphql.ts";
import { stepPath } from "./planAddress.ts";
import { AssigneeMark } from "./steps/AssigneeMark.tsx";
import { useMilestoneLabels } from "./useMilestoneLabels.ts";
import "./milestones.css";

/** On the dashboard: the steps whose day is over. Nothing while all is in time. */
export function LateSteps() {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const { viewer } = useLazyLoadQuery<LateStepsQuery>(
    graphql`
      query LateStepsQuery {
        viewer {
          workspace {
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
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const late = viewer?.workspace?.lateMilestones ?? [];
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
