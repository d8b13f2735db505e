import { findUserByEmail, lockUser } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import { findPendingDeletion, openDeletionRequest } from "../../db/privacy/deletionRequests.ts";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { EMAIL_REQUIRED, TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import { confirmUntil, HAND_OVER_FIRST, needsNewOwner } from "../../domain/privacy/deletion.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { hashOfToken, newToken } from "../accounts/tokens.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import { keepLink, statusCode, statusLink } from "./codes.ts";
import { confirmLetter, nothingToDeleteLetter, scheduledLetter } from "./letters.ts";

/** Sends a letter to every address alike; only that of an account carries a link. */
async function request(context: Context, given: string): Promise<void> {
  const email = given.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput("email", EMAIL_REQUIRED);
  const { db, services, now, viewer } = context;
  // Only to the person themself: to others it would tell that there is an account.
  if (viewer?.email.toLowerCase() === email && (await listSoleStudios(db, viewer.userId)).some(needsNewOwner))
    throw new InvalidInput("email", HAND_OVER_FIRST);
  if ((await services.limiter.take(usesOf(context, email), now())).retryAfter !== null)
    throw new InvalidInput("email", TOO_MANY_ATTEMPTS);
  const user = await findUserByEmail(db, email);
  const letter = user ? await open(context, user.id) : nothingToDeleteLetter();
  await services.mailer.send({ to: email, locale: localeOf(context), ...letter });
}

/** Writes the wish down. Of one that is confirmed already, its letter is written once more. */
function open({ db, services, now }: Context, userId: string) {
  const settings = `${services.settings.publicUrl}/settings/privacy`;
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return nothingToDeleteLetter();
    const pending = await findPendingDeletion(trx, userId);
    if (pending) {
      const links = { keep: keepLink(services, pending.id), status: statusLink(services, pending.id) };
      return scheduledLetter({ due: pending.dueAt!, settings, ...links });
    }
    const id = newId();
    const { token, hash: confirmTokenHash } = newToken();
    await openDeletionRequest(trx, {
      id,
      userId,
      confirmTokenHash,
      statusTokenHash: hashOfToken(statusCode(services, id)),
      requestedAt: now(),
      expiresAt: confirmUntil(now()),
    });
    return confirmLetter({
      confirm: `${services.settings.publicUrl}/privacy/data-deletion?confirm=${token}`,
      status: statusLink(services, id),
    });
  });
}

function usesOf({ services, clientAddress }: Context, email: string): Uses {
  return {
    deletionsOfEmail: email,
    ...(services.settings.isLoopbackDemo ? {} : { deletionsOfAddress: networkOf(clientAddress ?? "") }),
    deletions: "all",
  };
}

builder.relayMutationField(
  "requestAccountDeletion",
  { inputFields: (t) => ({ email: t.string() }) },
  {
    description:
      "Sends a letter that asks whether the account shall be deleted. The answer is the same whether there is one or not.",
    authScopes: { public: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      await request(context, input.email);
      return {};
    },
  },
  { outputFields: (t) => ({ isSent: t.boolean({ resolve: () => true }) }) },
);
