import { findUser } from "../../db/accounts/users.ts";
import {
  cancelDeletionRequest,
  findDeletionByStatus,
  findDeletionRequest,
} from "../../db/privacy/deletionRequests.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, type AuditLine, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { AccountDeletion } from "./AccountDeletion.ts";
import { keeps } from "./codes.ts";
import { keptLetter } from "./letters.ts";

/** Takes a confirmed deletion back, unless it has begun. */
async function keep(act: Act, userId: string): Promise<AuditLine | null> {
  if (!(await cancelDeletionRequest(act.trx, userId, act.now))) return null;
  const user = await findUser(act.trx, userId);
  if (user) act.enqueueMail({ to: user.email, ...keptLetter() });
  return { id: userId };
}

const keepAccount = verb("keepAccount", {
  audit: "user.deletion.cancel",
  async run(act, _: object) {
    const line = await keep(act, userOf(act.actor).userId);
    if (!line) throw new NotFound();
    return act.done({}, line);
  },
});

const keepAccountByLetter = verb("keepAccountByLetter", {
  audit: "user.deletion.cancel",
  forVisitors: true,
  async run(act, { code, key }: { code: string; key: string }) {
    const request = await findDeletionByStatus(act.trx, hashOfToken(code));
    const isMeant = request?.userId && keeps(act, request.id, key);
    const line = isMeant && (await keep(act, request.userId!));
    if (!line) throw new LinkSpent(refusal("accounts.linkSpent"));
    return act.done({ requestId: request.id }, line);
  },
});

builder.relayMutationField(
  "keepAccount",
  null,
  {
    description: "Takes the deletion of one's own account back.",
    verb: keepAccount,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, _args, context, info) => {
      await perform(context, info, keepAccount, {});
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "keepAccountByLetter",
  {
    inputFields: (t) => ({
      code: t.string(),
      key: t.string({ description: "Stands in the letters to the account's own mailbox only." }),
    }),
  },
  {
    description: "Takes the deletion of an account back by the link of a letter, without signing in.",
    verb: keepAccountByLetter,
    authScopes: { public: true },
    errors: { types: [LinkSpent] },
    resolve: (_root, { input }, context, info) => perform(context, info, keepAccountByLetter, input),
  },
  {
    outputFields: (t) => ({
      deletion: t.field({
        type: AccountDeletion,
        resolve: async ({ requestId }, _args, { db }) => (await findDeletionRequest(db, requestId))!,
      }),
    }),
  },
);
