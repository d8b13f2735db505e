import {
  findMilestones,
  findReleaseDays,
  listPlans,
  type MilestoneRow,
} from "../../db/milestones/milestones.ts";
import type { WholeRelease } from "../../db/releases/releases.ts";
import type { Act } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";

/** A plan under the lock of its release: nobody else changes it meanwhile. */
export interface HeldPlan {
  release: WholeRelease;
  /** All its steps but those that were deleted. */
  plan: readonly MilestoneRow[];
  /** As it is written; null while the release has no date. */
  releaseDay: string | null;
  /** What the calendar says where the release comes out. */
  today: string;
}

/** What the verbs of a plan have in common: each step keeps what was done to it. */
export const OF_A_PLAN = {
  unaudited: "A step keeps its own history.",
  scope: "releases:write",
  gate: "releaseScheduling",
} as const;

/** Holds the plan of a release for a change, of which open pages hear. Throws NotFound for one that is out of reach. */
export async function lockPlan(act: Act, releaseId: string): Promise<HeldPlan> {
  const release = await act.lock("release", releaseId);
  const plan = await listPlans(act.trx, [releaseId], act.now);
  const days = await findReleaseDays(act.trx, releaseId, act.now);
  act.publish("releaseChanged", release.workspaceId, { releaseId });
  return { release, plan, ...days };
}

/** Holds one step with its plan. Throws NotFound for one that is out of reach; of a deleted one, unless it is about that. */
export async function lockStep(
  act: Act,
  id: string,
  which: "kept" | "deleted" = "kept",
): Promise<HeldPlan & { step: MilestoneRow; answer: { releaseId: string; milestoneId: string } }> {
  const find = async () => (await findMilestones(act.trx, [id], act.now))[0];
  const releaseId = (await find())?.releaseId;
  if (!releaseId) throw new NotFound();
  const held = await lockPlan(act, releaseId);
  const step = await find();
  if (!step || (step.deletedAt !== null) !== (which === "deleted")) throw new NotFound();
  return { ...held, step, answer: { releaseId, milestoneId: id } };
}
