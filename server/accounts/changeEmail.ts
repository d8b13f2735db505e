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
import { claimParty } from "../../db/ledger/parties.ts";
import { EMAIL_CHANGE_HOURS, newEmailProblem } from "../../domain/accounts/identity.ts";
import { onField, problem, refusal } from "../../domain/words/refusal.ts";
import { atScreen, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, inSession } from "../graphql/context.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { claimMailFollows } from "../mailing/claimMailFollows.ts";
import { LinkSpent } from "./LinkSpent.ts";
import { newAddressLetter, oldAddressLetter, takenAddressLetter } from "./letters.ts";
import { resetUses } from "./linkUses.ts";
import { judgePassword } from "./passwords.ts";
import { hashOfToken, newToken } from "./tokens.ts";
import { Viewer } from "./Viewer.ts";

/**
 * Writes to both addresses; the change happens once both have answered. An address that has an account already is not told
 * apart: its owner gets a letter without a link, and the change never becomes whole. The password was judged before.
 */
const requestEmailChange = verb("requestEmailChange", {
  audit: "user.email.request",
  limits: {
    uses: ({ newEmail }: { newEmail: string }, _actor, { services, clientAddress }) =>
      resetUses(services.settings, newEmail, clientAddress ?? ""),
    full: () => new InvalidInput(problem("newEmail", "general.tooManyAttempts")),
  },
  async run(act, { newEmail }: { newEmail: string }) {
    const { userId, sessionId, email } = atScreen(act.actor);
    const [forOld, forNew] = [newToken(), newToken()];
    const expiresAt = new Date(act.now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000);
    const change = { newEmail, oldTokenHash: forOld.hash, newTokenHash: forNew.hash };
    await openEmailChange(act.trx, { userId, sessionId, expiresAt, ...change });
    const isTaken = Boolean(await findUserByEmail(act.trx, newEmail));
    const linkTo = (token: string) => `${act.publicUrl}/auth/email?token=${token}`;
    act.enqueueMail({ to: email, ...oldAddressLetter(newEmail, linkTo(forOld.token)) });
    act.enqueueMail({
      to: newEmail,
      ...(isTaken ? takenAddressLetter() : newAddressLetter(linkTo(forNew.token))),
    });
    return act.done({}, { id: userId, before: { email }, after: { email: newEmail } });
  },
});

/** What is wrong with the wish is said before the password is looked at, which takes a while. */
async function judged(context: Context, given: string, password: string): Promise<{ newEmail: string }> {
  refuse(onField("newEmail", newEmailProblem(given, inSession(context).email)));
  const verdict = await judgePassword(context, inSession(context), password);
  if (verdict === "tooMany") throw new InvalidInput(problem("password", "general.tooManyAttempts"));
  if (verdict === "wrong") throw new InvalidInput(problem("password", "accounts.passwordWrong"));
  return { newEmail: given.trim().toLowerCase() };
}

/** One side says yes. With the second the address changes, and every session but the one that asked ends. */
const confirmEmailChange = verb("confirmEmailChange", {
  audit: "user.email.change",
  forVisitors: true,
  async run(act, { token }: { token: string }) {
    const { trx, now } = act;
    const change = await confirmSide(trx, hashOfToken(token), now);
    if (!change) throw new LinkSpent(refusal("accounts.linkSpent"));
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return act.done({ isDone: false as boolean }, []);
    const user = await lockUser(trx, change.userId);
    // Somebody registered with it meanwhile.
    if (!user || (await findUserByEmail(trx, change.newEmail)))
      throw new LinkSpent(refusal("accounts.linkSpent"));
    const { id, email } = user;
    await updateUser(trx, id, { email: change.newEmail, emailVerified: true, updatedAt: now });
    await claimParty(trx, id, change.newEmail);
    await claimMailFollows(act, { userId: id, email: change.newEmail });
    await closeEmailChange(trx, id);
    await closePasswordResets(trx, id, now);
    const ended = await endSessions(trx, id, change.sessionId);
    const after = { email: change.newEmail, endedSessions: ended.length };
    return act.done({ isDone: true }, { id, before: { email }, after });
  },
});

const cancelEmailChange = verb("cancelEmailChange", {
  audit: "user.email.cancel",
  async run(act, _: object) {
    const { userId: id } = userOf(act.actor);
    if (!(await closeEmailChange(act.trx, id))) throw new NotFound();
    return act.done({}, { id });
  },
});

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
    verb: requestEmailChange,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      const wish = await judged(context, input.newEmail, input.password ?? "");
      await perform(context, info, requestEmailChange, wish);
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
    verb: cancelEmailChange,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, _args, context, info) => {
      await perform(context, info, cancelEmailChange, {});
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "confirmEmailChange",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Says yes for the address to which the link was sent. Works without a session.",
    verb: confirmEmailChange,
    authScopes: { public: true },
    errors: { types: [LinkSpent] },
    resolve: (_root, { input }, context, info) => perform(context, info, confirmEmailChange, input),
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
