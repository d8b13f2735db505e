import { listEmails } from "../../db/accounts/users.ts";
import { countFlagAudiences, type FlagRow, findFlags } from "../../db/flags/flags.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { isBuiltIn } from "../../domain/flags/flags.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";

export const FeatureFlag = builder.loadableNodeRef("FeatureFlag", {
  id: { resolve: (flag: FlagRow) => flag.id },
  load: superadminOnly((ids, { db }) => findFlags(db, ids)),
  sort: (flag: FlagRow) => flag.id,
});

const audiences = perRequest(async (ids, { db }) => {
  const counts = new Map((await countFlagAudiences(db, ids)).map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});
const emails = perRequest(async (ids, { db }) => {
  const known = new Map((await listEmails(db, ids)).map(({ id, email }) => [id, email]));
  return ids.map((id) => known.get(id) ?? null);
});

FeatureFlag.implement({
  description: "A switch for a part of the product, for some people first.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    enabled: t.exposeBoolean("enabled"),
    rolloutPercentage: t.exposeInt("rolloutPercentage"),
    targetRoles: t.field({ type: [RoleEnum], resolve: ({ targetRoles }) => targetRoles as Role[] }),
    targetEmails: t.stringList({
      description: "People it is meant for whatever their role. Who left the platform is not among them.",
      resolve: async ({ targetUsers }, _args, context) => {
        const found = await Promise.all(targetUsers.map((id) => emails(context).load(id)));
        return found.filter((email) => email !== null).sort();
      },
    }),
    metadata: t.string({
      description: "A JSON object, as text.",
      resolve: ({ metadata }) => JSON.stringify(metadata),
    }),
    workspaceId: t.string({
      nullable: true,
      description: "The one workspace it counts in; null for the whole platform.",
      resolve: ({ workspaceId }) => workspaceId,
    }),
    isBuiltIn: t.boolean({
      description: "Part of the product: it can be switched off, not deleted.",
      resolve: ({ name, workspaceId }) => workspaceId === null && isBuiltIn(name),
    }),
    matchingUserCount: t.int({
      description: "How many people it is on for, were it enabled.",
      resolve: ({ id }, _args, context) => audiences(context).load(id),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});
