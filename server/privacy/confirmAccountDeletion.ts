import { lockUser } from "../../db/accounts/users.ts";
import {
  changeDeletionRequest,
  type DeletionRequestRow,
  lockDeletionByConfirmToken,
} from "../../db/privacy/deletionRequests.ts";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import { LINK_SPENT } from "../../domain/accounts/identity.ts";
import { accountDeletionScheduled } from "../../domain/notifications/facts.ts";
import { dueAtOf, HAND_OVER_FIRST, needsNewOwner } from "../../domain/privacy/deletion.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { tell } from "../accounts/tell.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { announce, notify } from "../notifications/notify.ts";
import { AccountDeletion } from "./AccountDeletion.ts";
import { keepLink, statusLink } from "./codes.ts";
import { scheduledLetter } from "./letters.ts";

/** Others would lose the studio that they work in. */
class StudiosNeedOwner extends UserError {
  readonly studios: string[];
  constructor(studios: string[]) {
    super(HAND_OVER_FIRST);
    this.studios = studios;
  }
}

builder.objectType(StudiosNeedOwner, {
  name: "StudiosNeedOwner",
  description: "The person is the only owner of studios in which others work.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ studios: t.exposeStringList("studios", { description: "Their names." }) }),
});

/** Begins the days in which it can be taken back. The link stays good until nobody needs a new owner any more. */
async function confirm(context: Context, token: string): Promise<DeletionRequestRow> {
  const { db, services, now } = context;
  const { request, email, notice } = await db.transaction().execute(async (trx) => {
    const request = await lockDeletionByConfirmToken(trx, hashOfToken(token), now());
    const user = request?.userId && (await lockUser(trx, request.userId));
    if (!request || !user) throw new LinkSpent(LINK_SPENT);
    const left = (await listSoleStudios(trx, user.id)).filter(needsNewOwner);
    if (left.length > 0) throw new StudiosNeedOwner(left.map(({ name }) => name));
    const change = { confirmedAt: now(), dueAt: dueAtOf(now()), confirmTokenHash: null };
    await changeDeletionRequest(trx, request.id, change);
    await auditOf(context, trx, {
      action: "user.deletion.confirm",
      entity: "user",
      entityId: user.id,
      after: { dueAt: change.dueAt },
    });
    const news = {
      userId: user.id,
      topic: "security",
      source: `deletion:${request.id}`,
      text: accountDeletionScheduled(change.dueAt.toISOString().slice(0, 10)),
      link: "/settings/privacy",
    } as const;
    const notice = await notify(trx, news, now());
    return { request: { ...request, ...change }, email: user.email, notice };
  });
  await announce(services, [notice]);
  await tell(context, {
    to: email,
    ...scheduledLetter({
      due: request.dueAt,
      keep: keepLink(services, request.id),
      status: statusLink(services, request.id),
      settings: `${services.settings.publicUrl}/settings/privacy`,
    }),
  });
  return request;
}

builder.relayMutationField(
  "confirmAccountDeletion",
  { inputFields: (t) => ({ token: t.string() }) },
  {
    description: "Schedules the deletion that a letter asked about; for 7 days it can be taken back.",
    authScopes: { public: true },
    errors: { types: [LinkSpent, StudiosNeedOwner] },
    resolve: (_root, { input }, context) => confirm(context, input.token),
  },
  { outputFields: (t) => ({ deletion: t.field({ type: AccountDeletion, resolve: (request) => request }) }) },
);
