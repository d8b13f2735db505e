import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MilestoneRing_release$key } from "../__generated__/MilestoneRing_release.graphql.ts";
import "./milestones.css";

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** How far the plan of a release is, as a ring; nothing where there is no plan. */
export function MilestoneRing({ release: releaseRef }: { release: MilestoneRing_release$key }) {
  const { t } = useLingui();
  const { milestoneProgress } = useFragment(
    graphql`
      fragment MilestoneRing_release on Release {
        milestoneProgress {
          done
          total
          late
        }
      }
    `,
    releaseRef,
  );
  if (!milestoneProgress) return null;
  const { done, total, late } = milestoneProgress;
  const steps = t`${done} of ${total} steps done`;
  return (
    <span className="milestone-ring" data-late={late > 0 || undefined}>
      <svg
        role="img"
        aria-label={late > 0 ? t`${steps}, ${late} late` : steps}
        viewBox="0 0 36 36"
        width="36"
        height="36"
      >
        <circle cx="18" cy="18" r={RADIUS} />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          data-part="filled"
          strokeDasharray={`${total === 0 ? 0 : (ROUND * done) / total} ${ROUND}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span aria-hidden>
        {done}/{total}
      </span>
    </span>
  );
}
