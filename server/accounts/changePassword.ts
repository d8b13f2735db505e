import { closePasswordResets, findPasswordHash, setPasswordHash } from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser } from "../../db/accounts/users.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { atScreen } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { inSession } from "../graphql/context.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { chosenPasswordProblem } from "./commonPasswords.ts";
import { passwordChangedLetter } from "./letters.ts";
import { hashPassword, judgePassword } from "./passwords.ts";
import { Viewer } from "./Viewer.ts";

interface Wish {
  /** Null is asked for the first one of an account that has none. */
  currentPassword: string | null;
  newPassword: string;
  endOtherSessions: boolean;
}

/** Whether the new password may take the place of the current one, and its hash. */
async function judged({ currentPassword, newPassword, endOtherSessions }: Wish, from: ActContext) {
  refuse(onField("newPassword", chosenPasswordProblem(newPassword)));
  if (currentPassword !== null) {
    const verdict = await judgePassword(from, atScreen(from.actor), currentPassword);
    if (verdict === "none") throw new InvalidInput(problem("currentPassword", "accounts.hasNoPassword"));
    if (verdict === "tooMany") throw new InvalidInput(problem("currentPassword", "general.tooManyAttempts"));
    if (verdict === "wrong") throw new InvalidInput(problem("currentPassword", "accounts.passwordWrong"));
    if (newPassword === currentPassword)
      throw new InvalidInput(problem("newPassword", "accounts.passwordSame"));
  }
  return { isFirst: currentPassword === null, hash: await hashPassword(from, newPassword), endOtherSessions };
}

/** Writes, ends other sessions when wished, and tells the owner by letter: whoever did it was perhaps not them. */
const changePassword = preparedVerb("changePassword", judged, {
  audit: "user.password.change",
  async run(act, { isFirst, hash, endOtherSessions }) {
    const { trx, now } = act;
    const { userId: id, sessionId, email } = atScreen(act.actor);
    await lockUser(trx, id);
    if (isFirst && (await findPasswordHash(trx, id)))
      throw new InvalidInput(problem("newPassword", "accounts.hasPassword"));
    await setPasswordHash(trx, id, hash);
    await closePasswordResets(trx, id, now);
    const ended = endOtherSessions ? await endSessions(trx, id, sessionId) : [];
    act.enqueueMail({ to: email, ...passwordChangedLetter(act.publicUrl) });
    const action = isFirst ? ({ action: "user.password.set" } as const) : {};
    return act.done({}, { id, ...action, after: { endedSessions: ended.length } });
  },
});

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
      await perform(context, info, changePassword, input);
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
      const { newPassword } = input;
      const wish = { currentPassword: null, newPassword, endOtherSessions: false };
      await perform(context, info, changePassword, wish);
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
