import {
  cancelDeletionRequest,
  type DeletionRequestRow,
  findDeletionByStatus,
} from "../../db/privacy/deletionRequests.ts";
import { LINK_SPENT } from "../../domain/accounts/identity.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { tell } from "../accounts/tell.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { AccountDeletion } from "./AccountDeletion.ts";
import { keeps } from "./codes.ts";
import { keptLetter } from "./letters.ts";

/** Takes a confirmed deletion back, unless it has begun. Returns whether there was one. */
async function keep(context: Context, userId: string): Promise<boolean> {
  const email = await context.db.transaction().execute(async (trx) => {
    if (!(await cancelDeletionRequest(trx, userId, context.now()))) return null;
    await auditOf(context, trx, { action: "user.deletion.cancel", entity: "user", entityId: userId });
    const user = await trx.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst();
    return user?.email ?? null;
  });
  if (email !== null) await tell(context, { to: email, ...keptLetter() });
  return email !== null;
}

async function keepByLetter(context: Context, code: string, key: string): Promise<DeletionRequestRow> {
  const find = () => findDeletionByStatus(context.db, hashOfToken(code));
  const request = await find();
  if (!request?.userId || !keeps(context.services, request.id, key)) throw new LinkSpent(LINK_SPENT);
  if (!(await keep(context, request.userId))) throw new LinkSpent(LINK_SPENT);
  return (await find())!;
}

builder.relayMutationField(
  "keepAccount",
  null,
  {
    description: "Takes the deletion of one's own account back.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, _args, context) => {
      const viewer = signedIn(context);
      if (!(await keep(context, viewer.userId))) throw new NotFound();
      return viewer;
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
    authScopes: { public: true },
    errors: { types: [LinkSpent] },
    resolve: (_root, { input }, context) => keepByLetter(context, input.code, input.key),
  },
  { outputFields: (t) => ({ deletion: t.field({ type: AccountDeletion, resolve: (request) => request }) }) },
);
