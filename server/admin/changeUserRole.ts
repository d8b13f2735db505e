import { lockUser, updateUser } from "../../db/accounts/users.ts";
import { insertWorkspace, listMembershipsOf } from "../../db/workspaces/workspaces.ts";
import { capabilitiesOf, type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import { reasonProblem, roleChangeProblem } from "../../domain/admin/people.ts";
import { onField } from "../../domain/words/refusal.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { AdminUser } from "./AdminUser.ts";

/** Gives a person another role, and with it the side of the product that goes with it. */
const changeUserRole = verb("changeUserRole", {
  audit: "user.role",
  may: isSuperadmin,
  async run(act, { id, role: to, reason }: { id: string; role: Role; reason: string }) {
    const { trx, now } = act;
    refuse(onField("reason", reasonProblem(reason)));
    const user = await lockUser(trx, id);
    if (!user) throw new NotFound();
    const places = await listMembershipsOf(trx, id);
    const from = user.role as Role;
    const ownsWorkspace = places.some(({ isAccountOwner }) => isAccountOwner);
    refuse(onField("role", roleChangeProblem({ from, to, ownsWorkspace })));
    const side = capabilitiesOf(to);
    const capabilities = worksInStudio(to) ? [...new Set([...user.capabilities, ...side])] : side;
    await updateUser(trx, id, { role: to, capabilities, updatedAt: now });
    // Whoever makes music needs a place for it; managers and label admins are invited to one.
    if (places.length === 0 && (to === "artist" || to === "admin")) {
      const name = defaultWorkspaceName(user.name, true);
      await insertWorkspace(trx, { name, slug: slugOf(name), ownerId: id, workspaceType: "artist" }, to);
    }
    const before = { role: from, capabilities: user.capabilities };
    const after = { role: to, capabilities, reason: reason.trim() };
    return act.done({ userId: id }, { id, before, after });
  },
});

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
    verb: changeUserRole,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...wish } }, context, info) =>
      perform(context, info, changeUserRole, { id: id.id, ...wish }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);
