import { lockUser } from "../../db/accounts/users.ts";
import {
  changeDeletionRequest,
  findDeletionRequest,
  lockDeletionByConfirmToken,
} from "../../db/privacy/deletionRequests.ts";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import { accountDeletionScheduled } from "../../domain/notifications/facts.ts";
import { dueAtOf, needsNewOwner } from "../../domain/privacy/deletion.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { EarningsUnpaid } from "../ledger/EarningsUnpaid.ts";
import { auditedMoney } from "../ledger/unpaidOf.ts";
import { AccountDeletion } from "./AccountDeletion.ts";
import { keepLink, statusLink } from "./codes.ts";
import { scheduledLetter } from "./letters.ts";
import { unpaidEarnings } from "./unpaidEarnings.ts";

/** Others would lose the studio that they work in. */
class StudiosNeedOwner extends UserError {
  readonly studios: string[];
  constructor(studios: string[]) {
    super(refusal("privacy.handOverFirst"));
    this.studios = studios;
  }
}

builder.objectType(StudiosNeedOwner, {
  name: "StudiosNeedOwner",
  description: "The person is the only owner of studios in which others work.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ studios: t.exposeStringList("studios", { description: "Their names." }) }),
});

interface Confirmation {
  token: string;
  giveUpEarnings: boolean;
}

/**
 * Begins the days in which it can be taken back. The link stays good until nobody needs a new owner any more, and until what was earned is
 * paid out or given up: nobody is kept from being forgotten.
 */
const confirmAccountDeletion = verb("confirmAccountDeletion", {
  audit: "user.deletion.confirm",
  forVisitors: true,
  async run(act, { token, giveUpEarnings }: Confirmation) {
    const { trx, now } = act;
    const request = await lockDeletionByConfirmToken(trx, hashOfToken(token), now);
    const user = request?.userId && (await lockUser(trx, request.userId));
    if (!request || !user) throw new LinkSpent(refusal("accounts.linkSpent"));
    const left = (await listSoleStudios(trx, user.id)).filter(needsNewOwner);
    if (left.length > 0) throw new StudiosNeedOwner(left.map(({ name }) => name));
    const earnings = await unpaidEarnings(trx, user);
    if (earnings.length > 0 && !giveUpEarnings)
      throw new EarningsUnpaid(refusal("privacy.earningsUnpaid"), earnings);
    const dueAt = dueAtOf(now);
    await changeDeletionRequest(trx, request.id, { confirmedAt: now, dueAt, confirmTokenHash: null });
    act.notify({
      ...{ userId: user.id, topic: "security", source: `deletion:${request.id}` },
      ...{ text: accountDeletionScheduled(dueAt.toISOString().slice(0, 10)), link: "/settings/privacy" },
    });
    const links = { keep: keepLink(act, request.id), status: statusLink(act, request.id) };
    const letter = scheduledLetter({ due: dueAt, ...links, settings: `${act.publicUrl}/settings/privacy` });
    act.enqueueMail({ to: user.email, ...letter });
    const after = { dueAt, ...(earnings.length > 0 && { givenUp: auditedMoney(earnings) }) };
    return act.done({ requestId: request.id }, { id: user.id, after });
  },
});

builder.relayMutationField(
  "confirmAccountDeletion",
  {
    inputFields: (t) => ({
      token: t.string(),
      giveUpEarnings: t.boolean({
        required: false,
        defaultValue: false,
        description: "The person wants what they earned, and was not paid out, to be paid to nobody.",
      }),
    }),
  },
  {
    description: "Schedules the deletion that a letter asked about; for 7 days it can be taken back.",
    verb: confirmAccountDeletion,
    authScopes: { public: true },
    errors: { types: [LinkSpent, StudiosNeedOwner, EarningsUnpaid] },
    resolve: (_root, { input: { token, giveUpEarnings } }, context, info) =>
      perform(context, info, confirmAccountDeletion, { token, giveUpEarnings: giveUpEarnings ?? false }),
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
