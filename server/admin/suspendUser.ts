import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser, type UserRow, updateUser } from "../../db/accounts/users.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { reasonProblem, suspensionProblem } from "../../domain/admin/people.ts";
import { onField } from "../../domain/words/refusal.ts";
import { isSuperadmin, viewerOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { AdminUser } from "./AdminUser.ts";

async function hold({ trx }: Act, id: string): Promise<UserRow> {
  const user = await lockUser(trx, id);
  if (!user) throw new NotFound();
  return user;
}

/** Ends every session of a person and keeps them out until the suspension is lifted. */
const suspendUser = verb("suspendUser", {
  audit: "user.suspend",
  may: isSuperadmin,
  async run(act, { id, reason: given }: { id: string; reason: string }) {
    refuse(onField("reason", reasonProblem(given)));
    const { role, suspendedAt } = await hold(act, id);
    const isSelf = viewerOf(act.actor)?.userId === id;
    refuse(onField("id", suspensionProblem({ role: role as Role, isSelf })));
    if (suspendedAt) return act.unchanged({ userId: id });
    const reason = given.trim();
    await updateUser(act.trx, id, { suspendedAt: act.now, suspensionReason: reason });
    const ended = await endSessions(act.trx, id, null);
    return act.done({ userId: id }, { id, after: { reason, endedSessions: ended.length } });
  },
});

const liftUserSuspension = verb("liftUserSuspension", {
  audit: "user.lift",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    const { suspendedAt, suspensionReason: reason } = await hold(act, id);
    if (!suspendedAt) return act.unchanged({ userId: id });
    await updateUser(act.trx, id, { suspendedAt: null, suspensionReason: null });
    return act.done({ userId: id }, { id, before: { suspendedAt, reason } });
  },
});

const signOutUser = verb("signOutUser", {
  audit: "user.signOut",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    await hold(act, id);
    const ended = await endSessions(act.trx, id, null);
    return act.done({ userId: id }, { id, after: { endedSessions: ended.length } });
  },
});

const superadmin = { role: "superadmin" } as const;

builder.relayMutationField(
  "suspendUser",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }), reason: t.string() }) },
  {
    description: "Ends every session of a person and lets them in no more, until it is lifted.",
    verb: suspendUser,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, reason } }, context, info) =>
      perform(context, info, suspendUser, { id: id.id, reason }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);

builder.relayMutationField(
  "liftUserSuspension",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }) }) },
  {
    verb: liftUserSuspension,
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, liftUserSuspension, { id: input.id.id }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);

builder.relayMutationField(
  "signOutUser",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }) }) },
  {
    description: "Signs a person out everywhere; they may sign in again.",
    verb: signOutUser,
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, signOutUser, { id: input.id.id }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);
