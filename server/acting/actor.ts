import type { Reach } from "../../db/reach.ts";
import { can, type Permission, standingIn } from "../../domain/accounts/permissions.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import type { Viewer } from "../graphql/context.ts";
import type { JobKind } from "../jobs.ts";

/** What a key or an assistant may be given, one word for each feature and side of it. A person at the screen has all. */
export const SCOPES = [
  "catalog:read",
  "catalog:write",
  "releases:read",
  "releases:write",
  "releases:publish",
  "assets:read",
  "assets:write",
  "team:read",
  "team:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * Who acts. Rights are always those of a person (`viewer`); a key or an assistant has no more than that person has at this
 * moment, in one workspace, and of that only its scopes. The system has no person: it does what somebody was allowed to ask for.
 */
export type Actor =
  | {
      kind: "person";
      viewer: Viewer;
      sessionId: string;
      /** The reply of an assistant whose proposal they apply, or take back: the log names it beside them. */
      runId?: string;
    }
  | { kind: "apiKey"; viewer: Viewer; keyId: string; scopes: ReadonlySet<Scope> }
  | { kind: "assistant"; viewer: Viewer; runId: string; scopes: ReadonlySet<Scope> }
  | { kind: "system"; job: JobKind | "cli" }
  /** Nobody signed in. May run only verbs that are open to visitors. */
  | { kind: "visitor" };

/** The person as a key or an assistant stands for them: at home in one workspace, an administrator of nothing else. */
export function narrowed(viewer: Viewer, workspaceId: string): Viewer {
  const memberships = viewer.memberships.filter((each) => each.workspaceId === workspaceId);
  return { ...viewer, sessionId: null, role: memberships[0]?.role ?? "fan", memberships };
}

/** The person whose rights are used; null for the system and for visitors. */
export function viewerOf(actor: Actor): Viewer | null {
  return "viewer" in actor ? actor.viewer : null;
}

/** The person whose rights are used, for verbs that nobody else can run. */
export function userOf(actor: Actor): Viewer {
  const viewer = viewerOf(actor);
  if (!viewer) throw new Error(`A ${actor.kind} is nobody in particular.`);
  return viewer;
}

/** The person at a screen, for verbs that nobody else can run: of a password, of sessions, of the account itself. */
export function atScreen(actor: Actor): Viewer & { sessionId: string } {
  if (actor.kind !== "person") throw new Error(`A ${actor.kind} is not at a screen.`);
  return { ...actor.viewer, sessionId: actor.sessionId };
}

/** Whether this actor was given the scope. Null: only for persons at a screen, and for the system. */
export function holds(actor: Actor, scope: Scope | null): boolean {
  if (actor.kind === "apiKey" || actor.kind === "assistant") return scope !== null && actor.scopes.has(scope);
  return true;
}

/** Whose things the actor may change. */
export function reachOf(actor: Actor): Reach {
  if (actor.kind === "system") return "every";
  return viewerOf(actor)?.memberships.map(({ workspaceId }) => workspaceId) ?? [];
}

/** Whether the actor has a place in the workspace. */
export function worksAt(actor: Actor, workspaceId: string): boolean {
  const reach = reachOf(actor);
  return reach === "every" || reach.includes(workspaceId);
}

/** The plan of a workspace that the actor works in; null where they have no place. */
export function tierAt(actor: Actor, workspaceId: string): Tier | null {
  if (actor.kind === "system") return "enterprise";
  return tierOf(viewerOf(actor), workspaceId);
}

/** The plan of a workspace of the viewer's; null for strangers, who learn nothing of it. */
export function tierOf(viewer: Viewer | null, workspaceId: string): Tier | null {
  if (viewer?.role === "superadmin") return "enterprise";
  return viewer?.memberships.find((each) => each.workspaceId === workspaceId)?.tier ?? null;
}

/** Through what a person acted, as the log names it; null where they pressed it on its own screen, and for visitors. */
export function viaOf(actor: Actor): string | null {
  if (actor.kind === "person") return actor.runId === undefined ? null : `run ${actor.runId}`;
  return actor.kind === "visitor" ? null : nameOf(actor);
}

/** Under which name limits are counted and idempotency keys are kept: a key spends its own, not its maker's. */
export function nameOf(actor: Actor): string {
  switch (actor.kind) {
    case "person":
      return nameOfPerson(actor.viewer.userId);
    case "apiKey":
      return `key ${actor.keyId}`;
    case "assistant":
      return `run ${actor.runId}`;
    case "system":
      return `job ${actor.job}`;
    case "visitor":
      return "visitor";
  }
}

/** Whether the actor's person has the permission at a workspace, as far as the request knows. */
export function mayAt(actor: Actor, workspaceId: string, permission: Permission): boolean {
  if (actor.kind === "system") return true;
  const viewer = viewerOf(actor);
  return viewer !== null && can(standingIn(viewer, workspaceId), permission);
}

/** The server by itself, in its jobs and on its command line. */
export function isSystem(actor: Actor): boolean {
  return actor.kind === "system";
}

/** Whoever runs the platform. */
export function isSuperadmin(actor: Actor): boolean {
  return actor.kind === "system" || viewerOf(actor)?.role === "superadmin";
}

/** The same of somebody who is not at it just now. */
export function nameOfPerson(userId: string): string {
  return `user ${userId}`;
}
