import { findUserByEmail, lockUser } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import { findPendingDeletion, openDeletionRequest } from "../../db/privacy/deletionRequests.ts";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { confirmUntil, needsNewOwner } from "../../domain/privacy/deletion.ts";
import { problem } from "../../domain/words/refusal.ts";
import { hashOfToken, newToken } from "../accounts/tokens.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { viewerOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import { keepLink, statusCode, statusLink } from "./codes.ts";
import { confirmLetter, nothingToDeleteLetter, scheduledLetter } from "./letters.ts";

/** Sends a letter to every address alike; only that of an account carries a link. */
const requestAccountDeletion = verb("requestAccountDeletion", {
  unaudited: "Anybody may ask for any address; what is confirmed is in the log.",
  forVisitors: true,
  limits: {
    async uses({ email }: { email: string }, actor, from) {
      const viewer = viewerOf(actor);
      const isOwn = viewer?.email.toLowerCase() === email;
      // Only to the person themself: to others it would tell that there is an account.
      if (isOwn && (await listSoleStudios(from.db, viewer.userId)).some(needsNewOwner))
        throw new InvalidInput(problem("email", "privacy.handOverFirst"));
      return usesOf(from, email);
    },
    full: () => new InvalidInput(problem("email", "general.tooManyAttempts")),
  },
  async run(act, { email }) {
    const user = await findUserByEmail(act.trx, email);
    act.enqueueMail({ to: email, ...(user ? await open(act, user.id) : nothingToDeleteLetter()) });
    return act.done({});
  },
});

/** Writes the wish down. Of one that is confirmed already, its letter is written once more. */
async function open(act: Act, userId: string) {
  const { trx, now, publicUrl } = act;
  if (!(await lockUser(trx, userId))) return nothingToDeleteLetter();
  const pending = await findPendingDeletion(trx, userId);
  if (pending) {
    const links = { keep: keepLink(act, pending.id), status: statusLink(act, pending.id) };
    return scheduledLetter({ due: pending.dueAt!, settings: `${publicUrl}/settings/privacy`, ...links });
  }
  const id = newId();
  const { token, hash: confirmTokenHash } = newToken();
  await openDeletionRequest(trx, {
    ...{ id, userId, confirmTokenHash, statusTokenHash: hashOfToken(statusCode(act, id)) },
    ...{ requestedAt: now, expiresAt: confirmUntil(now) },
  });
  const confirm = `${publicUrl}/privacy/data-deletion?confirm=${token}`;
  return confirmLetter({ confirm, status: statusLink(act, id) });
}

function usesOf({ services, clientAddress }: ActContext, email: string): Uses {
  return {
    deletionsOfEmail: email,
    ...(services.settings.isLoopbackDemo ? {} : { deletionsOfAddress: networkOf(clientAddress ?? "") }),
  };
}

builder.relayMutationField(
  "requestAccountDeletion",
  { inputFields: (t) => ({ email: t.string() }) },
  {
    description:
      "Sends a letter that asks whether the account shall be deleted. The answer is the same whether there is one or not.",
    verb: requestAccountDeletion,
    authScopes: { public: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => {
      const email = input.email.trim().toLowerCase();
      if (!isEmail(email)) throw new InvalidInput(problem("email", "accounts.emailMissing"));
      return perform(context, info, requestAccountDeletion, { email });
    },
  },
  { outputFields: (t) => ({ isSent: t.boolean({ resolve: () => true }) }) },
);
