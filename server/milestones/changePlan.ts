import type { Transaction } from "kysely";
import {
  findMilestones,
  findReleaseDays,
  listPlans,
  type MilestoneRow,
} from "../../db/milestones/milestones.ts";
import { lockRelease, type WholeRelease } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { announce, type Notice } from "../notifications/notify.ts";

/** A plan under the lock of its release: nobody else changes it meanwhile. */
export interface HeldPlan {
  trx: Transaction<DB>;
  release: WholeRelease;
  /** All its steps but those that were deleted. */
  plan: readonly MilestoneRow[];
  /** As it is written; null while the release has no date. */
  releaseDay: string | null;
  /** What the calendar says where the release comes out. */
  today: string;
}

/** Changes the plan of a release, and makes it known. Throws NotFound for one that is out of the viewer's reach. */
export async function changePlan(
  context: Context,
  releaseId: string,
  act: (held: HeldPlan) => Promise<readonly Notice[] | undefined>,
): Promise<{ releaseId: string; workspaceId: string }> {
  const { db, services, now } = context;
  const { workspaceId, notices } = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, releaseId, workspacesOf(signedIn(context)));
    if (!release) throw new NotFound();
    const plan = await listPlans(trx, [releaseId], now());
    const days = await findReleaseDays(trx, releaseId, now());
    const told = await act({ trx, release, plan, ...days });
    return { workspaceId: release.workspaceId, notices: told ?? [] };
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId });
  await announce(services, notices);
  return { releaseId, workspaceId };
}

/** Changes one step. Throws NotFound for one that is out of reach; of a deleted one, unless `act` is about that. */
export async function changeStep(
  context: Context,
  id: string,
  act: (step: MilestoneRow, held: HeldPlan) => Promise<readonly Notice[] | undefined>,
  which: "kept" | "deleted" = "kept",
): Promise<{ releaseId: string; milestoneId: string }> {
  const [found] = await findMilestones(context.db, [id], context.now());
  if (!found) throw new NotFound();
  const changed = await changePlan(context, found.releaseId, async (held) => {
    const step =
      which === "kept"
        ? held.plan.find((each) => each.id === id)
        : (await findMilestones(held.trx, [id], context.now())).find(({ deletedAt }) => deletedAt !== null);
    if (!step) throw new NotFound();
    return act(step, held);
  });
  return { ...changed, milestoneId: id };
}
