import { newId } from "../../db/ids.ts";
import { listTeammates } from "../../db/milestones/teammates.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneAssigned } from "../../domain/notifications/facts.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput } from "../graphql/errors.ts";
import type { HeldPlan } from "./lockPlan.ts";
import { stepLink } from "./stepLink.ts";

/** Judges whom a step is given to, and tells them, unless they took it themselves. */
export async function assign(
  act: Act,
  { release }: HeldPlan,
  step: { id: string; title: string | null; stepKey: string | null },
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === null) return;
  const team = await listTeammates(act.trx, [release.workspaceId]);
  if (!team.some(({ userId }) => userId === assigneeId))
    throw new InvalidInput(problem("assigneeId", "milestones.assigneeUnknown"));
  const { userId, fullName } = userOf(act.actor);
  if (assigneeId === userId) return;
  const text = milestoneAssigned(fullName, titleOf(step), release.title);
  const source = `milestone assigned ${step.id} ${newId()}`;
  act.notify({ userId: assigneeId, topic: "releases", source, text, link: stepLink(step) });
}
