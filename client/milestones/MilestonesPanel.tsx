import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router";
import { passesGate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import { seedSteps } from "../../domain/milestones/seedTemplate.ts";
import { localTimeOf } from "../../domain/releases/localTime.ts";
import type { MilestonesPanel_release$key } from "../__generated__/MilestonesPanel_release.graphql.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { LengthChoice } from "./LengthChoice.tsx";
import { MilestoneRing } from "./MilestoneRing.tsx";
import { planPath } from "./planAddress.ts";
import { useApplyTemplate } from "./useApplyTemplate.ts";

/** Beside a release: how far its plan is, or the way to one. */
export function MilestonesPanel({ release: releaseRef }: { release: MilestonesPanel_release$key }) {
  const { t } = useLingui();
  const tier = useTier();
  const upgrade = useUpgrade();
  const navigate = useNavigate();
  const apply = useApplyTemplate();
  const [isSqueezed, setSqueezed] = useState(true);
  const release = useFragment(
    graphql`
      fragment MilestonesPanel_release on Release {
        id
        title
        milestoneProgress {
          total
        }
        privateFields {
          releaseDay
          timezone
        }
        ...MilestoneRing_release
      }
    `,
    releaseRef,
  );
  const { releaseDay, timezone } = release.privateFields ?? {};
  const ahead = releaseDay && timezone ? { today: localTimeOf(new Date(), timezone).day, releaseDay } : null;
  const address = planPath(release);

  async function make() {
    if (!passesGate(tier, "releaseScheduling"))
      return upgrade({ feature: t`Milestones`, requires: TIER_OF_GATE.releaseScheduling });
    if (await apply({ releaseId: release.id, templateId: null, isSqueezed })) await navigate(address);
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
          {ahead && (
            <LengthChoice steps={seedSteps()} ahead={ahead} isSqueezed={isSqueezed} onChoose={setSqueezed} />
          )}
          <Button variant="default" onClick={() => void make()}>
            {t`Create a plan`}
          </Button>
        </>
      )}
    </section>
  );
}
