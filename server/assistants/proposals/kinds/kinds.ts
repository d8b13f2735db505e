import type { ProposableVerb } from "../../../../domain/assistants/proposals.ts";
import type { Kind } from "../Kind.ts";
import { fixAllSafe, fixFinding } from "./findings.ts";
import { applyMilestoneTemplate } from "./plan.ts";
import { createRelease, moveRelease, setReleaseTracks, updateRelease } from "./releases.ts";
import { addMilestone, completeMilestone, snoozeMilestone } from "./steps.ts";
import { assignIsrcs, updateTrack } from "./tracks.ts";

/** How each verb that can be proposed is proposed. */
export const KINDS: Readonly<Record<ProposableVerb, Kind>> = {
  ...{ addMilestone, applyMilestoneTemplate, completeMilestone, snoozeMilestone },
  ...{ createRelease, moveRelease, setReleaseTracks, updateRelease },
  ...{ assignIsrcs, updateTrack },
  ...{ fixAllSafe, fixFinding },
};
