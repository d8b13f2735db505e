import type { Transaction } from "kysely";
import {
  type BroadcastRow,
  deleteBroadcast,
  insertBroadcast,
  lockBroadcast,
  updateBroadcast,
} from "../../db/notifications/broadcasts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { auditOf } from "../audit/auditOf.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Broadcast } from "./Broadcast.ts";
import { BroadcastContent, columnsOf, type GivenBroadcast } from "./broadcastInput.ts";

/** Somebody saved or sent it first. */
export class StaleBroadcast extends UserError {
  readonly broadcastId: string;
  constructor(broadcastId: string) {
    super("Somebody else changed this announcement first. Look at it again.");
    this.broadcastId = broadcastId;
  }
}

builder.objectType(StaleBroadcast, {
  name: "StaleBroadcast",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }) }),
});

const superadmin = { role: "superadmin" } as const;
const NOT_A_DRAFT = "Only a draft can be changed. Take it back first.";

/** A draft, held for a change that was made from `version`. */
export async function lockDraft(
  trx: Transaction<DB>,
  id: string,
  version: number | null,
): Promise<BroadcastRow> {
  const broadcast = await lockBroadcast(trx, id);
  if (!broadcast) throw new NotFound();
  if (version !== null && broadcast.version !== version) throw new StaleBroadcast(id);
  if (broadcast.state !== "draft") throw new InvalidInput("state", NOT_A_DRAFT);
  return broadcast;
}

/** Tells open pages of the administration. */
export function show({ services }: Context, broadcastId: string): void {
  services.events.publish("broadcastChanged", { broadcastId });
}

async function create(context: Context, given: GivenBroadcast): Promise<string> {
  const { db, now } = context;
  const columns = await columnsOf(db, given);
  const id = await db.transaction().execute(async (trx) => {
    const at = now();
    const createdBy = signedIn(context).userId;
    const { id } = await insertBroadcast(trx, { ...columns, createdBy, createdAt: at, updatedAt: at });
    await auditOf(context, trx, {
      action: "broadcast.create",
      entity: "broadcast",
      entityId: id,
      after: columns,
    });
    return id;
  });
  show(context, id);
  return id;
}

async function change(context: Context, id: string, version: number, given: GivenBroadcast): Promise<string> {
  const { db, now } = context;
  const columns = await columnsOf(db, given);
  await db.transaction().execute(async (trx) => {
    const broadcast = await lockDraft(trx, id, version);
    const { before, after } = changesBetween(broadcast, columns);
    if (Object.keys(after).length === 0) return;
    await updateBroadcast(trx, id, { ...columns, updatedAt: now() });
    await auditOf(context, trx, {
      action: "broadcast.update",
      entity: "broadcast",
      entityId: id,
      before,
      after,
    });
  });
  show(context, id);
  return id;
}

async function remove(context: Context, id: string): Promise<string> {
  await context.db.transaction().execute(async (trx) => {
    const { titleEn, titleEs } = await lockDraft(trx, id, null);
    await deleteBroadcast(trx, id);
    await auditOf(context, trx, {
      action: "broadcast.delete",
      entity: "broadcast",
      entityId: id,
      before: { titleEn, titleEs },
    });
  });
  show(context, id);
  return id;
}

export const { payloadType: CreateBroadcastPayload } = builder.relayMutationField(
  "createBroadcast",
  { inputFields: (t) => ({ content: t.field({ type: BroadcastContent }) }) },
  {
    description: "Writes a draft. Nobody hears of it before it is sent.",
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => ({ broadcastId: await create(context, input.content) }),
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
    authScopes: superadmin,
    errors: { types: [InvalidInput, StaleBroadcast, NotFound] },
    resolve: async (_root, { input: { id, version, content } }, context) => ({
      broadcastId: await change(context, id.id, version, content),
    }),
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
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({ deletedId: await remove(context, input.id.id) }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.globalID({ resolve: ({ deletedId }) => ({ id: deletedId, type: Broadcast }) }),
    }),
  },
);
