import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser, updateUser } from "../../db/accounts/users.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { reasonProblem, suspensionProblem } from "../../domain/admin/people.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { AdminUser } from "./AdminUser.ts";

/** Ends every session of a person and keeps them out until the suspension is lifted. */
async function suspendUser(context: Context, id: string, reason: string): Promise<string> {
  const wrong = reasonProblem(reason);
  if (wrong) throw new InvalidInput("reason", wrong);
  const { userId } = signedIn(context);
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user) throw new NotFound();
    const problem = suspensionProblem({ role: user.role as Role, isSelf: id === userId });
    if (problem) throw new InvalidInput("id", problem);
    if (user.suspendedAt) return;
    const suspensionReason = reason.trim();
    await updateUser(trx, id, { suspendedAt: context.now(), suspensionReason });
    const ended = await endSessions(trx, id, null);
    await auditOf(context, trx, {
      action: "user.suspend",
      entity: "user",
      entityId: id,
      after: { reason: suspensionReason, endedSessions: ended.length },
    });
  });
  return id;
}

async function liftSuspension(context: Context, id: string): Promise<string> {
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user) throw new NotFound();
    if (!user.suspendedAt) return;
    await updateUser(trx, id, { suspendedAt: null, suspensionReason: null });
    await auditOf(context, trx, {
      action: "user.lift",
      entity: "user",
      entityId: id,
      before: { suspendedAt: user.suspendedAt, reason: user.suspensionReason },
    });
  });
  return id;
}

async function signOutUser(context: Context, id: string): Promise<string> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, id))) throw new NotFound();
    const ended = await endSessions(trx, id, null);
    await auditOf(context, trx, {
      action: "user.signOut",
      entity: "user",
      entityId: id,
      after: { endedSessions: ended.length },
    });
  });
  return id;
}

const superadmin = { role: "superadmin" } as const;

builder.relayMutationField(
  "suspendUser",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }), reason: t.string() }) },
  {
    description: "Ends every session of a person and lets them in no more, until it is lifted.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      userId: await suspendUser(context, input.id.id, input.reason),
    }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);

builder.relayMutationField(
  "liftUserSuspension",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }) }) },
  {
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({ userId: await liftSuspension(context, input.id.id) }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);

builder.relayMutationField(
  "signOutUser",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }) }) },
  {
    description: "Signs a person out everywhere; they may sign in again.",
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({ userId: await signOutUser(context, input.id.id) }),
  },
  { outputFields: (t) => ({ user: t.field({ type: AdminUser, resolve: ({ userId }) => userId }) }) },
);
