import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MilestoneRing_release$key } from "../__generated__/MilestoneRing_release.graphql.ts";
import { Ring } from "../ui/Ring.tsx";
import "./milestones.css";

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
      <Ring
        label={late > 0 ? t`${steps}, ${late} late` : steps}
        share={total === 0 ? 0 : done / total}
        size={36}
        line={5}
      />
      <span aria-hidden>
        {done}/{total}
      </span>
    </span>
  );
}
