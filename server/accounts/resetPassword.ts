import {
  closePasswordResets,
  insertPasswordReset,
  setPasswordHash,
  takePasswordReset,
} from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { findUserByEmail, lockUser } from "../../db/accounts/users.ts";
import { RESET_MINUTES } from "../../domain/accounts/identity.ts";
import { SAME_TIME_MS } from "../../domain/accounts/limits.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { onField, problem, refusal } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { sameTime } from "../limits/sameTime.ts";
import { chosenPasswordProblem } from "./commonPasswords.ts";
import { LinkSpent } from "./LinkSpent.ts";
import { noAccountLetter, passwordChangedLetter, resetLetter } from "./letters.ts";
import { resetUses } from "./linkUses.ts";
import { hashPassword } from "./passwords.ts";
import { proveMailbox } from "./proveMailbox.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** Sends a letter to every address alike; only that of an account carries a link. */
const requestPasswordReset = verb("requestPasswordReset", {
  unaudited: "Anybody may ask for any address; what is done with the link is in the log.",
  forVisitors: true,
  limits: {
    uses: ({ email }, _actor, { services, clientAddress }) =>
      resetUses(services.settings, email, clientAddress ?? ""),
    full: () => new InvalidInput(problem("email", "general.tooManyAttempts")),
  },
  async run(act, { email }: { email: string }) {
    const { token, hash: tokenHash } = newToken();
    const user = await findUserByEmail(act.trx, email);
    if (user) {
      const expiresAt = new Date(act.now.getTime() + RESET_MINUTES * 60_000);
      await insertPasswordReset(act.trx, { tokenHash, userId: user.id, expiresAt });
    }
    const letter = user
      ? resetLetter(`${act.publicUrl}/auth/reset?token=${token}`)
      : noAccountLetter(`${act.publicUrl}/auth`);
    act.enqueueMail({ to: email, ...letter });
    return act.done({});
  },
});

async function hashed({ token, newPassword }: { token: string; newPassword: string }, from: ActContext) {
  refuse(onField("newPassword", chosenPasswordProblem(newPassword)));
  return { token, hash: await hashPassword(from, newPassword) };
}

/** Spends the token, sets the password and ends every session: whoever knew the old password is out. */
const resetPassword = preparedVerb("resetPassword", hashed, {
  audit: "user.password.reset",
  forVisitors: true,
  async run(act, { token, hash }) {
    const { trx, now } = act;
    const userId = await takePasswordReset(trx, hashOfToken(token), now);
    const user = userId && (await lockUser(trx, userId));
    if (!user) throw new LinkSpent(refusal("accounts.linkSpent"));
    const { id, email } = user;
    // The letter was read: what was set up before by whoever typed the address is gone.
    const dropped = await proveMailbox(act, user, false);
    await setPasswordHash(trx, id, hash);
    await closePasswordResets(trx, id, now);
    const ended = await endSessions(trx, id, null);
    act.enqueueMail({ to: email, ...passwordChangedLetter(act.publicUrl) });
    return act.done({}, { id, after: { endedSessions: ended.length + (dropped?.endedSessions ?? 0) } });
  },
});

builder.relayMutationField(
  "requestPasswordReset",
  { inputFields: (t) => ({ email: t.string() }) },
  {
    description: "Sends a link for a new password. The answer is the same whether the account exists or not.",
    verb: requestPasswordReset,
    authScopes: { public: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => {
      const email = input.email.trim().toLowerCase();
      if (!isEmail(email)) throw new InvalidInput(problem("email", "accounts.emailMissing"));
      return sameTime(SAME_TIME_MS.letter, () => perform(context, info, requestPasswordReset, { email }));
    },
  },
  { outputFields: (t) => ({ isSent: t.boolean({ resolve: () => true }) }) },
);

builder.relayMutationField(
  "resetPassword",
  { inputFields: (t) => ({ token: t.string(), newPassword: t.string() }) },
  {
    description: "Sets a new password by the link of a letter and signs out everywhere.",
    verb: resetPassword,
    authScopes: { public: true },
    errors: { types: [InvalidInput, LinkSpent] },
    resolve: (_root, { input }, context, info) => perform(context, info, resetPassword, input),
  },
  { outputFields: (t) => ({ isDone: t.boolean({ resolve: () => true }) }) },
);
