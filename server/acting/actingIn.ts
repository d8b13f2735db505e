import { newId } from "../../db/ids.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import type { JobContext } from "../jobContext.ts";
import type { JobKind } from "../jobs.ts";
import type { ActContext } from "./ActContext.ts";
import type { Actor } from "./actor.ts";

/** Where an act that a request asks for comes from. */
export function actingIn(context: Context): ActContext {
  return { ...context, actor: context.actor ?? actorOf(context), locale: localeOf(context) };
}

function actorOf({ viewer }: Context): Actor {
  if (!viewer) return { kind: "visitor" };
  if (viewer.sessionId === null) throw new Error("A key or an assistant has to say who acts.");
  return { kind: "person", viewer, sessionId: viewer.sessionId };
}

/** Where an act that the server does by itself comes from. */
export function actingAs(
  job: JobKind | "cli",
  { db, services }: Pick<JobContext, "db" | "services">,
  now = () => new Date(),
): ActContext {
  return { db, services, now, requestId: newId(), actor: { kind: "system", job } };
}
