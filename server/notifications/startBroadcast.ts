import { lockBroadcast, updateBroadcast } from "../../db/notifications/broadcasts.ts";
import { scheduleProblem } from "../../domain/notifications/broadcast.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Broadcast } from "./Broadcast.ts";
import { secondsUntil } from "./tendBroadcasts.ts";
import { lockDraft, StaleBroadcast, show } from "./writeBroadcast.ts";

const superadmin = { role: "superadmin" } as const;
const NOT_WAITING = "It has started and cannot be taken back any more.";

/** Sends a draft now, or at a moment to come. */
async function start(context: Context, id: string, version: number, at: Date | null): Promise<string> {
  const { db, services } = context;
  const now = context.now();
  const problem = at && scheduleProblem(at, now);
  if (problem) throw new InvalidInput("scheduledFor", problem);
  await db.transaction().execute(async (trx) => {
    const { titleEn, channels } = await lockDraft(trx, id, version);
    const change = at
      ? { state: "scheduled", scheduledFor: at }
      : { state: "sending", scheduledFor: null, startedAt: now };
    await updateBroadcast(trx, id, { ...change, updatedAt: now });
    await services.jobs.enqueue(trx, "send-broadcast", { broadcastId: id }, at ? secondsUntil(at, now) : 0);
    await auditOf(context, trx, {
      action: at ? "broadcast.schedule" : "broadcast.send",
      entity: "broadcast",
      entityId: id,
      after: { titleEn, channels, ...(at ? { scheduledFor: at } : {}) },
    });
  });
  show(context, id);
  return id;
}

/** Takes back what waits for its moment: it is a draft again. */
async function cancel(context: Context, id: string): Promise<string> {
  await context.db.transaction().execute(async (trx) => {
    const broadcast = await lockBroadcast(trx, id);
    if (!broadcast || broadcast.state === "draft") throw new NotFound();
    const { state, titleEn, scheduledFor } = broadcast;
    if (state !== "scheduled") throw new InvalidInput("state", NOT_WAITING);
    await updateBroadcast(trx, id, { state: "draft", scheduledFor: null, updatedAt: context.now() });
    await auditOf(context, trx, {
      action: "broadcast.cancel",
      entity: "broadcast",
      entityId: id,
      before: { titleEn, scheduledFor },
    });
  });
  show(context, id);
  return id;
}

builder.relayMutationField(
  "sendBroadcast",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Broadcast }),
      version: t.int({ description: "The version that was looked at." }),
      scheduledFor: t.field({ type: "DateTime", required: false, description: "Left out: now." }),
    }),
  },
  {
    description: "Sends a draft, now or at a moment to come. Once it has started nothing stops it.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, StaleBroadcast, NotFound] },
    resolve: async (_root, { input: { id, version, scheduledFor } }, context) => ({
      broadcastId: await start(context, id.id, version, scheduledFor ?? null),
    }),
  },
  {
    outputFields: (t) => ({
      broadcast: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }),
    }),
  },
);

builder.relayMutationField(
  "cancelBroadcast",
  { inputFields: (t) => ({ id: t.globalID({ for: Broadcast }) }) },
  {
    description: "Takes back a broadcast that waits for its moment; it is a draft again.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({ broadcastId: await cancel(context, input.id.id) }),
  },
  {
    outputFields: (t) => ({
      broadcast: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }),
    }),
  },
);
