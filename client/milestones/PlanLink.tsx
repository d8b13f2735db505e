import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PlanLink_release$key } from "../__generated__/PlanLink_release.graphql.ts";
import { MilestoneRing } from "./MilestoneRing.tsx";
import { planPath } from "./planAddress.ts";

/** On the card of a release: how far its plan is, and the way there. Nothing where there is none. */
export function PlanLink({ release: releaseRef }: { release: PlanLink_release$key }) {
  const { t } = useLingui();
  const release = useFragment(
    graphql`
      fragment PlanLink_release on Release {
        id
        title
        milestoneProgress {
          total
        }
        ...MilestoneRing_release
      }
    `,
    releaseRef,
  );
  if (!release.milestoneProgress) return null;
  return (
    <Link to={planPath(release)} className="plan-link">
      <MilestoneRing release={release} />
      <span>
        {t({ message: "Plan", context: "of a release" })}
        <VisuallyHidden> {t`of ${release.title}`}</VisuallyHidden>
      </span>
    </Link>
  );
}
