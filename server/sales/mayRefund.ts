import { type Actor, isSuperadmin, mayAt } from "../acting/actor.ts";

/** Whether the actor may give back money of a studio's sales: its owners may, and those who run the platform. */
export const mayRefund = (actor: Actor, workspaceId: string | null): boolean =>
  isSuperadmin(actor) || (workspaceId !== null && mayAt(actor, workspaceId, "manageBilling"));
