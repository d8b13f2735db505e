import { closePasswordResets, findPasswordHash, setPasswordHash } from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser } from "../../db/accounts/users.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { atScreen } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, inSession } from "../graphql/context.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { chosenPasswordProblem } from "./commonPasswords.ts";
import { passwordChangedLetter } from "./letters.ts";
import { hashPassword, judgePassword } from "./passwords.ts";
import { Viewer } from "./Viewer.ts";

interface Change {
  /** Whether there was none before. */
  isFirst: boolean;
  /** Of the new password. Its salt is another one each time, and what is asked under one key has to stay the same. */
  hash: () => string;
  endsOthers: boolean;
}

/** Writes, ends other sessions when wished, and tells the owner by letter: whoever did it was perhaps not them. */
const changePassword = verb("changePassword", {
  audit: "user.password.change",
  async run(act, { isFirst, hash, endsOthers }: Change) {
    const { trx, now } = act;
    const { userId: id, sessionId, email } = atScreen(act.actor);
    await lockUser(trx, id);
    if (isFirst && (await findPasswordHash(trx, id)))
      throw new InvalidInput(problem("newPassword", "accounts.hasPassword"));
    await setPasswordHash(trx, id, hash());
    await closePasswordResets(trx, id, now);
    const ended = endsOthers ? await endSessions(trx, id, sessionId) : [];
    act.enqueueMail({ to: email, ...passwordChangedLetter(act.publicUrl) });
    const action = isFirst ? ({ action: "user.password.set" } as const) : {};
    return act.done({}, { id, ...action, after: { endedSessions: ended.length } });
  },
});

/** The hash of a new password that may take the place of the current one; null is the first of an account that has none. */
async function judged(context: Context, current: string | null, next: string): Promise<() => string> {
  refuse(onField("newPassword", chosenPasswordProblem(next)));
  if (current !== null) {
    const verdict = await judgePassword(context, current);
    if (verdict === "none") throw new InvalidInput(problem("currentPassword", "accounts.hasNoPassword"));
    if (verdict === "tooMany") throw new InvalidInput(problem("currentPassword", "general.tooManyAttempts"));
    if (verdict === "wrong") throw new InvalidInput(problem("currentPassword", "accounts.passwordWrong"));
    if (next === current) throw new InvalidInput(problem("newPassword", "accounts.passwordSame"));
  }
  const hash = await hashPassword(context, next);
  return () => hash;
}

builder.relayMutationField(
  "changePassword",
  {
    inputFields: (t) => ({
      currentPassword: t.string(),
      newPassword: t.string(),
      endOtherSessions: t.boolean({ description: "Signs out everywhere but here." }),
    }),
  },
  {
    verb: changePassword,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      const { currentPassword, newPassword, endOtherSessions: endsOthers } = input;
      const hash = await judged(context, currentPassword, newPassword);
      await perform(context, info, changePassword, { isFirst: false, hash, endsOthers });
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "setFirstPassword",
  { inputFields: (t) => ({ newPassword: t.string() }) },
  {
    description: "Gives an account that signs in by link a password as well.",
    verb: changePassword,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      const hash = await judged(context, null, input.newPassword);
      await perform(context, info, changePassword, { isFirst: true, hash, endsOthers: false });
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.objectField(Viewer, "hasPassword", (t) =>
  t.boolean({
    description: "False for people who sign in by link only.",
    resolve: async ({ userId }, _args, { db }) => Boolean(await findPasswordHash(db, userId)),
  }),
);
