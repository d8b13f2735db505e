import { closePasswordResets, findPasswordHash, setPasswordHash } from "../../db/accounts/passwords.ts";
import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser } from "../../db/accounts/users.ts";
import {
  HAS_NO_PASSWORD,
  HAS_PASSWORD,
  passwordProblem,
  SAME_PASSWORD,
  WRONG_PASSWORD,
} from "../../domain/accounts/identity.ts";
import { TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, inSession } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { passwordChangedLetter } from "./letters.ts";
import { hashPassword, judgePassword } from "./passwords.ts";
import { tell } from "./tell.ts";
import { Viewer } from "./Viewer.ts";

interface Change {
  /** Null sets the first password of an account that has none. */
  current: string | null;
  next: string;
  endsOthers: boolean;
}

/** Judges, writes, ends other sessions when wished, and tells the owner by letter: whoever did it was perhaps not them. */
async function changePassword(context: Context, { current, next, endsOthers }: Change): Promise<void> {
  const { userId, sessionId, email } = inSession(context);
  const problem = passwordProblem(next);
  if (problem) throw new InvalidInput("newPassword", problem);
  if (current !== null) {
    const verdict = await judgePassword(context, current);
    if (verdict === "none") throw new InvalidInput("currentPassword", HAS_NO_PASSWORD);
    if (verdict === "tooMany") throw new InvalidInput("currentPassword", TOO_MANY_ATTEMPTS);
    if (verdict === "wrong") throw new InvalidInput("currentPassword", WRONG_PASSWORD);
    if (next === current) throw new InvalidInput("newPassword", SAME_PASSWORD);
  }
  const hash = await hashPassword(context, next);
  await context.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (current === null && (await findPasswordHash(trx, userId)))
      throw new InvalidInput("newPassword", HAS_PASSWORD);
    await setPasswordHash(trx, userId, hash);
    await closePasswordResets(trx, userId, context.now());
    const ended = endsOthers ? await endSessions(trx, userId, sessionId) : [];
    await auditOf(context, trx, {
      action: current === null ? "user.password.set" : "user.password.change",
      entity: "user",
      entityId: userId,
      after: { endedSessions: ended.length },
    });
  });
  await tell(context, { to: email, ...passwordChangedLetter(context.services.settings.publicUrl) });
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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      const { currentPassword: current, newPassword: next, endOtherSessions: endsOthers } = input;
      await changePassword(context, { current, next, endsOthers });
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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      await changePassword(context, { current: null, next: input.newPassword, endsOthers: false });
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
