import { listTeammates } from "../../db/milestones/teammates.ts";
import { ASSIGNEE_UNKNOWN } from "../../domain/milestones/milestone.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneAssigned } from "../../domain/notifications/facts.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { type Notice, notify } from "../notifications/notify.ts";
import type { HeldPlan } from "./changePlan.ts";
import { stepLink } from "./stepLink.ts";

/** Judges whom a step is given to, and tells them, unless they took it themselves. */
export async function assign(
  context: Context,
  { trx, release }: HeldPlan,
  step: { id: string; title: string | null; stepKey: string | null },
  assigneeId: string | null,
): Promise<Notice[]> {
  if (assigneeId === null) return [];
  const team = await listTeammates(trx, [release.workspaceId]);
  if (!team.some(({ userId }) => userId === assigneeId))
    throw new InvalidInput("assigneeId", ASSIGNEE_UNKNOWN);
  const viewer = signedIn(context);
  if (assigneeId === viewer.userId) return [];
  const text = milestoneAssigned(viewer.fullName, titleOf(step), release.title);
  const source = `milestone assigned ${step.id} ${context.requestId}`;
  const news = { userId: assigneeId, topic: "releases", source, text, link: stepLink(step.id) } as const;
  return [await notify(trx, news, context.now())];
}
