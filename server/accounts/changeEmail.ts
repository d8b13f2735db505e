import {
  closeEmailChange,
  confirmSide,
  type EmailChangeRow,
  findEmailChange,
  openEmailChange,
} from "../../db/accounts/emailChanges.ts";
import { closePasswordResets } from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { findUserByEmail, lockUser, updateUser } from "../../db/accounts/users.ts";
import {
  EMAIL_CHANGE_HOURS,
  LINK_SPENT,
  newEmailProblem,
  WRONG_PASSWORD,
} from "../../domain/accounts/identity.ts";
import { TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, inSession } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { LinkSpent } from "./LinkSpent.ts";
import { newAddressLetter, oldAddressLetter, takenAddressLetter } from "./letters.ts";
import { resetUses } from "./linkUses.ts";
import { localeOf } from "./localeOf.ts";
import { judgePassword } from "./passwords.ts";
import { hashOfToken, newToken } from "./tokens.ts";
import { Viewer } from "./Viewer.ts";

/**
 * Writes to both addresses; the change happens once both have answered. An address that has an account already is not told
 * apart: its owner gets a letter without a link, and the change never becomes whole.
 */
async function requestEmailChange(context: Context, given: string, password: string | null): Promise<void> {
  const { db, services, now } = context;
  const { userId, sessionId, email } = inSession(context);
  const problem = newEmailProblem(given, email);
  if (problem) throw new InvalidInput("newEmail", problem);
  const verdict = await judgePassword(context, password ?? "");
  if (verdict === "tooMany") throw new InvalidInput("password", TOO_MANY_ATTEMPTS);
  if (verdict === "wrong") throw new InvalidInput("password", WRONG_PASSWORD);
  const newEmail = given.trim().toLowerCase();
  const uses = resetUses(services.settings, newEmail, context.clientAddress ?? "");
  if ((await services.limiter.take(uses, now())).retryAfter !== null)
    throw new InvalidInput("newEmail", TOO_MANY_ATTEMPTS);
  const [forOld, forNew] = [newToken(), newToken()];
  const expiresAt = new Date(now().getTime() + EMAIL_CHANGE_HOURS * 3_600_000);
  await db.transaction().execute(async (trx) => {
    const change = { newEmail, oldTokenHash: forOld.hash, newTokenHash: forNew.hash };
    await openEmailChange(trx, { userId, sessionId, expiresAt, ...change });
    await auditOf(context, trx, {
      action: "user.email.request",
      entity: "user",
      entityId: userId,
      before: { email },
      after: { email: newEmail },
    });
  });
  const isTaken = Boolean(await findUserByEmail(db, newEmail));
  const linkTo = (token: string) => `${services.settings.publicUrl}/auth/email?token=${token}`;
  const locale = localeOf(context);
  await services.mailer.send({ to: email, locale, ...oldAddressLetter(newEmail, linkTo(forOld.token)) });
  await services.mailer.send({
    to: newEmail,
    locale,
    ...(isTaken ? takenAddressLetter() : newAddressLetter(linkTo(forNew.token))),
  });
}

/** One side says yes. With the second the address changes, and every session but the one that asked ends. */
async function confirmEmailChange(context: Context, token: string): Promise<{ isDone: boolean }> {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const change = await confirmSide(trx, hashOfToken(token), now);
    if (!change) throw new LinkSpent(LINK_SPENT);
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return { isDone: false };
    const user = await lockUser(trx, change.userId);
    // Somebody registered with it meanwhile.
    if (!user || (await findUserByEmail(trx, change.newEmail))) throw new LinkSpent(LINK_SPENT);
    await updateUser(trx, user.id, { email: change.newEmail, emailVerified: true, updatedAt: now });
    await closeEmailChange(trx, user.id);
    await closePasswordResets(trx, user.id, now);
    const ended = await endSessions(trx, user.id, change.sessionId);
    await auditOf(context, trx, {
      action: "user.email.change",
      entity: "user",
      entityId: user.id,
      before: { email: user.email },
      after: { email: change.newEmail, endedSessions: ended.length },
    });
    return { isDone: true };
  });
}

const PendingEmailChange = builder.objectRef<EmailChangeRow>("PendingEmailChange").implement({
  description: "A change of address that waits for both sides.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    newEmail: t.exposeString("newEmail"),
    isOldConfirmed: t.boolean({ resolve: ({ oldConfirmedAt }) => oldConfirmedAt !== null }),
    isNewConfirmed: t.boolean({ resolve: ({ newConfirmedAt }) => newConfirmedAt !== null }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

builder.objectField(Viewer, "pendingEmailChange", (t) =>
  t.field({
    type: PendingEmailChange,
    nullable: true,
    resolve: async ({ userId }, _args, { db, now }) => (await findEmailChange(db, userId, now())) ?? null,
  }),
);

builder.relayMutationField(
  "requestEmailChange",
  {
    inputFields: (t) => ({
      newEmail: t.string(),
      password: t.string({ required: false, description: "Asked of everybody who has one." }),
    }),
  },
  {
    description: "Sends a letter to the old and to the new address; each has to say yes.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      await requestEmailChange(context, input.newEmail, input.password ?? null);
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "cancelEmailChange",
  null,
  {
    description: "Withdraws a change of address that waits; its letters open nothing any more.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, _args, context) => {
      const viewer = inSession(context);
      await context.db.transaction().execute(async (trx) => {
        if (!(await closeEmailChange(trx, viewer.userId))) throw new NotFound();
        await auditOf(context, trx, {
          action: "user.email.cancel",
          entity: "user",
          entityId: viewer.userId,
        });
      });
      return viewer;
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "confirmEmailChange",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Says yes for the address to which the link was sent. Works without a session.",
    authScopes: { public: true },
    errors: { types: [LinkSpent] },
    resolve: (_root, { input }, context) => confirmEmailChange(context, input.token),
  },
  {
    outputFields: (t) => ({
      isDone: t.boolean({
        description: "False while the other address has not answered yet.",
        resolve: ({ isDone }) => isDone,
      }),
    }),
  },
);
