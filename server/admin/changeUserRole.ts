import { lockUser, updateUser } from "../../db/accounts/users.ts";
import { insertWorkspace, listMembershipsOf } from "../../db/workspaces/workspaces.ts";
import { capabilitiesOf, type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import { reasonProblem, roleChangeProblem } from "../../domain/admin/people.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { AdminUser } from "./AdminUser.ts";

/** Gives a person another role, and with it the side of the product that goes with it. */
async function changeUserRole(context: Context, id: string, to: Role, reason: string): Promise<string> {
  const wrong = reasonProblem(reason);
  if (wrong) throw new InvalidInput("reason", wrong);
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user) throw new NotFound();
    const places = await listMembershipsOf(trx, id);
    const from = user.role as Role;
    const ownsWorkspace = places.some(({ isAccountOwner }) => isAccountOwner);
    const problem = roleChangeProblem({ from, to, ownsWorkspace });
    if (problem) throw new InvalidInput("role", problem);
    const side = capabilitiesOf(to);
    const capabilities = worksInStudio(to) ? [...new Set([...user.capabilities, ...side])] : side;
    await updateUser(trx, id, { role: to, capabilities, updatedAt: context.now() });
    // Whoever makes music needs a place for it; managers and label admins are invited to one.
    if (places.length === 0 && (to === "artist" || to === "admin")) {
      const name = defaultWorkspaceName(user.name, true);
      await insertWorkspace(trx, { name, slug: slugOf(name), ownerId: id, workspaceType: "artist" }, to);
    }
    await auditOf(context, trx, {
      action: "user.role",
      entity: "user",
      entityId: id,
      before: { role: from, capabilities: user.capabilities },
      after: { role: to, capabilities, reason: reason.trim() },
    });
  });
  return id;
}

builder.relayMutationField(
  "changeUserRole",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: AdminUser }),
      role: t.field({ type: RoleEnum }),
      reason: t.string({ description: "Kept in the audit log." }),
    }),
  },
  {
    description: "Changes a person's role. Superadmins are made and unmade from the command line only.",
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      userId: await changeUserRole(context, input.id.id, input.role, input.reason),
    }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);
