import type { Transaction } from "kysely";
import {
  type BroadcastRow,
  updateBroadcast as changeBroadcast,
  insertBroadcast,
  lockBroadcast,
  deleteBroadcast as removeBroadcast,
} from "../../db/notifications/broadcasts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { problem, refusal } from "../../domain/words/refusal.ts";
import { isSuperadmin, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Broadcast } from "./Broadcast.ts";
import { BroadcastContent, columnsOf, type GivenBroadcast } from "./broadcastInput.ts";

/** Somebody saved or sent it first. */
export class StaleBroadcast extends UserError {
  readonly broadcastId: string;
  constructor(broadcastId: string) {
    super(refusal("notifications.stale"));
    this.broadcastId = broadcastId;
  }
}

builder.objectType(StaleBroadcast, {
  name: "StaleBroadcast",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }) }),
});

const superadmin = { role: "superadmin" } as const;

/** A draft, held for a change that was made from `version`. */
export async function lockDraft(
  trx: Transaction<DB>,
  id: string,
  version: number | null,
): Promise<BroadcastRow> {
  const broadcast = await lockBroadcast(trx, id);
  if (!broadcast) throw new NotFound();
  if (version !== null && broadcast.version !== version) throw new StaleBroadcast(id);
  if (broadcast.state !== "draft") throw new InvalidInput(problem("state", "notifications.notADraft"));
  return broadcast;
}

export const PLATFORM = { may: isSuperadmin } as const;

const createBroadcast = verb("createBroadcast", {
  ...PLATFORM,
  audit: "broadcast.create",
  async run(act, { content }: { content: GivenBroadcast }) {
    const columns = await columnsOf(act.trx, content);
    const createdBy = userOf(act.actor).userId;
    const row = { ...columns, createdBy, createdAt: act.now, updatedAt: act.now };
    const { id } = await insertBroadcast(act.trx, row);
    act.publish("broadcastChanged", { broadcastId: id });
    return act.done({ broadcastId: id }, { id, after: columns });
  },
});

const updateBroadcast = verb("updateBroadcast", {
  ...PLATFORM,
  audit: "broadcast.update",
  async run(act, { id, version, content }: { id: string; version: number; content: GivenBroadcast }) {
    const columns = await columnsOf(act.trx, content);
    const broadcast = await lockDraft(act.trx, id, version);
    const { before, after } = changesBetween(broadcast, columns);
    if (Object.keys(after).length === 0) return act.unchanged({ broadcastId: id });
    await changeBroadcast(act.trx, id, { ...columns, updatedAt: act.now });
    act.publish("broadcastChanged", { broadcastId: id });
    return act.done({ broadcastId: id }, { id, before, after });
  },
});

const deleteBroadcast = verb("deleteBroadcast", {
  ...PLATFORM,
  audit: "broadcast.delete",
  async run(act, { id }: { id: string }) {
    const { titleEn, titleEs } = await lockDraft(act.trx, id, null);
    await removeBroadcast(act.trx, id);
    act.publish("broadcastChanged", { broadcastId: id });
    return act.done({ deletedId: id }, { id, before: { titleEn, titleEs } });
  },
});

export const { payloadType: CreateBroadcastPayload } = builder.relayMutationField(
  "createBroadcast",
  { inputFields: (t) => ({ content: t.field({ type: BroadcastContent }) }) },
  {
    description: "Writes a draft. Nobody hears of it before it is sent.",
    verb: createBroadcast,
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => perform(context, info, createBroadcast, input),
  },
  {
    outputFields: (t) => ({
      broadcast: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }),
    }),
  },
);

builder.relayMutationField(
  "updateBroadcast",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Broadcast }),
      version: t.int({ description: "The version the edit was made from." }),
      content: t.field({ type: BroadcastContent }),
    }),
  },
  {
    description: "Writes a draft anew.",
    verb: updateBroadcast,
    authScopes: superadmin,
    errors: { types: [InvalidInput, StaleBroadcast, NotFound] },
    resolve: (_root, { input: { id, ...edit } }, context, info) =>
      perform(context, info, updateBroadcast, { ...edit, id: id.id }),
  },
  {
    outputFields: (t) => ({
      broadcast: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }),
    }),
  },
);

builder.relayMutationField(
  "deleteBroadcast",
  { inputFields: (t) => ({ id: t.globalID({ for: Broadcast }) }) },
  {
    description: "Throws a draft away. What was sent stays in the history.",
    verb: deleteBroadcast,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, deleteBroadcast, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.globalID({ resolve: ({ deletedId }) => ({ id: deletedId, type: Broadcast }) }),
    }),
  },
);
