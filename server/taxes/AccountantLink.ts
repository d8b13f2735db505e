import { type AccountantLinkRow, findAccountantLinks } from "../../db/taxes/accountantLinks.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { accountantLinkState } from "../../domain/taxes/accountantLink.ts";
import { tierOf } from "../acting/actor.ts";
import { builder } from "../graphql/builder.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";

const AccountantLinkStateEnum = builder.enumType("AccountantLinkState", {
  values: { OPEN: { value: "open" }, EXPIRED: { value: "expired" }, ENDED: { value: "ended" } } as const,
});

/** Studios whose taxes somebody may read: those they work in, on a plan for it. Whoever runs the platform has no place there by that. */
export function taxStudiosOf(viewer: Viewer | null): string[] {
  return workspacesOf(viewer).filter((workspaceId) => {
    const tier = tierOf(viewer, workspaceId);
    return tier !== null && passesGate(tier, "taxManagement");
  });
}

export const AccountantLink = builder.loadableNodeRef("AccountantLink", {
  id: { resolve: (link: AccountantLinkRow) => link.id },
  load: (ids: string[], { db, viewer }) => findAccountantLinks(db, ids, taxStudiosOf(viewer)),
  sort: (link: AccountantLinkRow) => link.id,
});

AccountantLink.implement({
  description:
    "An address at which somebody without an account reads the taxes of a studio, for some years and for a while. The secret is not kept.",
  // Whose it is not, does not load it.
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "For whom it was made." }),
    years: t.exposeIntList("years"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    lastOpenedAt: t.expose("lastOpenedAt", { type: "DateTime", nullable: true }),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the studio ended it; null where it did not.",
    }),
    state: t.field({
      type: AccountantLinkStateEnum,
      resolve: (link, _args, { now }) => accountantLinkState(link, now()),
    }),
  }),
});
