import { type AccountantLinkRow, findAccountantLinks } from "../../db/taxes/accountantLinks.ts";
import { accountantLinkState } from "../../domain/taxes/accountantLink.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";

const AccountantLinkStateEnum = builder.enumType("AccountantLinkState", {
  values: { OPEN: { value: "open" }, EXPIRED: { value: "expired" }, ENDED: { value: "ended" } } as const,
});

export const AccountantLink = builder.loadableNodeRef("AccountantLink", {
  id: { resolve: (link: AccountantLinkRow) => link.id },
  load: (ids: string[], { db, viewer }) => findAccountantLinks(db, ids, workspacesOf(viewer)),
  sort: (link: AccountantLinkRow) => link.id,
});

AccountantLink.implement({
  description:
    "An address at which somebody without an account reads the taxes of a studio, for some years and for a while. The secret is not kept.",
  authScopes: ({ workspaceId }) => ({ gate: { workspaceId, gate: "taxManagement" } }),
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
