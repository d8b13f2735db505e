import {
  closePasswordResets,
  insertPasswordReset,
  setPasswordHash,
  takePasswordReset,
} from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { findUserByEmail, lockUser } from "../../db/accounts/users.ts";
import { LINK_SPENT, passwordProblem, RESET_MINUTES } from "../../domain/accounts/identity.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { EMAIL_REQUIRED, TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { LinkSpent } from "./LinkSpent.ts";
import { noAccountLetter, passwordChangedLetter, resetLetter } from "./letters.ts";
import { resetUses } from "./linkUses.ts";
import { localeOf } from "./localeOf.ts";
import { hashPassword } from "./passwords.ts";
import { tell } from "./tell.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** Sends a letter to every address alike; only that of an account carries a link. */
async function requestPasswordReset(context: Context, given: string): Promise<void> {
  const email = given.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput("email", EMAIL_REQUIRED);
  const { db, services, now, clientAddress } = context;
  const { publicUrl } = services.settings;
  const uses = resetUses(services.settings, email, clientAddress ?? "");
  if ((await services.limiter.take(uses, now())).retryAfter !== null)
    throw new InvalidInput("email", TOO_MANY_ATTEMPTS);
  const { token, hash: tokenHash } = newToken();
  const user = await findUserByEmail(db, email);
  if (user) {
    const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
    await insertPasswordReset(db, { tokenHash, userId: user.id, expiresAt });
  }
  const letter = user
    ? resetLetter(`${publicUrl}/auth/reset?token=${token}`)
    : noAccountLetter(`${publicUrl}/auth`);
  await services.mailer.send({ to: email, locale: localeOf(context), ...letter });
}

/** Spends the token, sets the password and ends every session: whoever knew the old password is out. */
async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const problem = passwordProblem(password);
  if (problem) throw new InvalidInput("newPassword", problem);
  const hash = await hashPassword(context, password);
  const email = await context.db.transaction().execute(async (trx) => {
    const userId = await takePasswordReset(trx, hashOfToken(token), context.now());
    const user = userId && (await lockUser(trx, userId));
    if (!user) throw new LinkSpent(LINK_SPENT);
    await setPasswordHash(trx, user.id, hash);
    await closePasswordResets(trx, user.id, context.now());
    const ended = await endSessions(trx, user.id, null);
    await auditOf(context, trx, {
      action: "user.password.reset",
      entity: "user",
      entityId: user.id,
      after: { endedSessions: ended.length },
    });
    return user.email;
  });
  await tell(context, { to: email, ...passwordChangedLetter(context.services.settings.publicUrl) });
}

builder.relayMutationField(
  "requestPasswordReset",
  { inputFields: (t) => ({ email: t.string() }) },
  {
    description: "Sends a link for a new password. The answer is the same whether the account exists or not.",
    authScopes: { public: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      await requestPasswordReset(context, input.email);
      return {};
    },
  },
  { outputFields: (t) => ({ isSent: t.boolean({ resolve: () => true }) }) },
);

builder.relayMutationField(
  "resetPassword",
  { inputFields: (t) => ({ token: t.string(), newPassword: t.string() }) },
  {
    description: "Sets a new password by the link of a letter and signs out everywhere.",
    authScopes: { public: true },
    errors: { types: [InvalidInput, LinkSpent] },
    resolve: async (_root, { input }, context) => {
      await resetPassword(context, input.token, input.newPassword);
      return {};
    },
  },
  { outputFields: (t) => ({ isDone: t.boolean({ resolve: () => true }) }) },
);
