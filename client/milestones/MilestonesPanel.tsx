import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router";
import { passesGate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import type { MilestonesPanel_release$key } from "../__generated__/MilestonesPanel_release.graphql.ts";
import { uuidOf } from "../app/readableAddress.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { MilestoneRing } from "./MilestoneRing.tsx";
import { useApplyTemplate } from "./useApplyTemplate.ts";

/** Beside a release: how far its plan is, or the way to one. */
export function MilestonesPanel({ release: releaseRef }: { release: MilestonesPanel_release$key }) {
  const { t } = useLingui();
  const tier = useTier();
  const upgrade = useUpgrade();
  const navigate = useNavigate();
  const apply = useApplyTemplate();
  const release = useFragment(
    graphql`
      fragment MilestonesPanel_release on Release {
        id
        milestoneProgress {
          total
        }
        ...MilestoneRing_release
      }
    `,
    releaseRef,
  );
  const address = `/releases/milestones?release=${uuidOf(release.id)}`;

  async function make() {
    if (!passesGate(tier, "releaseScheduling"))
      return upgrade({ feature: t`Milestones`, requires: TIER_OF_GATE.releaseScheduling });
    if (await apply(release.id, null)) await navigate(address);
  }

  return (
    <section className="settings-card milestones-panel" aria-labelledby="release-plan">
      <h2 id="release-plan">{t`Milestones`}</h2>
      {release.milestoneProgress ? (
        <div>
          <MilestoneRing release={release} />
          <Anchor component={Link} to={address}>
            {t`Open the plan`}
          </Anchor>
        </div>
      ) : (
        <>
          <p>{t`Sixteen steps, counted back from the date. Some check themselves off.`}</p>
          <Button variant="default" onClick={() => void make()}>
            {t`Create a plan`}
          </Button>
        </>
      )}
    </section>
  );
}
