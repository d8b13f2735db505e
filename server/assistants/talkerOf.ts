import type { Talker } from "../../db/assistants/conversations.ts";
import type { Actor } from "../acting/actor.ts";
import { userOf } from "../acting/actor.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";

/** Whose conversations the viewer sees: their own, of the studios in which they still have a place. */
export function talkerOf(viewer: Viewer): Talker {
  return { userId: viewer.userId, workspaceIds: workspacesOf(viewer) };
}

/** The same for whoever acts. */
export const actingTalker = (actor: Actor): Talker => talkerOf(userOf(actor));
