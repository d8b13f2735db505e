import { lockBroadcast, updateBroadcast } from "../../db/notifications/broadcasts.ts";
import { scheduleProblem } from "../../domain/notifications/broadcast.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Broadcast } from "./Broadcast.ts";
import { secondsUntil } from "./reconcileBroadcasts.ts";
import { lockDraft, PLATFORM, StaleBroadcast } from "./writeBroadcast.ts";

const superadmin = { role: "superadmin" } as const;

/** Sends a draft now, or at a moment to come. */
const sendBroadcast = verb("sendBroadcast", {
  ...PLATFORM,
  audit: "broadcast.send",
  async run(act, { id, version, at }: { id: string; version: number; at: Date | null }) {
    const { trx, now } = act;
    refuse(onField("scheduledFor", at && scheduleProblem(at, now)));
    const { titleEn, channels } = await lockDraft(trx, id, version);
    const change = at
      ? { state: "scheduled", scheduledFor: at }
      : { state: "sending", scheduledFor: null, startedAt: now };
    await updateBroadcast(trx, id, { ...change, updatedAt: now });
    act.enqueue("send-broadcast", { broadcastId: id }, at ? secondsUntil(at, now) : 0);
    act.publish("broadcastChanged", { broadcastId: id });
    const line = at
      ? ({ action: "broadcast.schedule", after: { titleEn, channels, scheduledFor: at } } as const)
      : { after: { titleEn, channels } };
    return act.done({ broadcastId: id }, { id, ...line });
  },
});

/** Takes back what waits for its moment: it is a draft again. */
const cancelBroadcast = verb("cancelBroadcast", {
  ...PLATFORM,
  audit: "broadcast.cancel",
  async run(act, { id }: { id: string }) {
    const broadcast = await lockBroadcast(act.trx, id);
    if (!broadcast || broadcast.state === "draft") throw new NotFound();
    const { state, titleEn, scheduledFor } = broadcast;
    if (state !== "scheduled") throw new InvalidInput(problem("state", "notifications.notWaiting"));
    await updateBroadcast(act.trx, id, { state: "draft", scheduledFor: null, updatedAt: act.now });
    act.publish("broadcastChanged", { broadcastId: id });
    return act.done({ broadcastId: id }, { id, before: { titleEn, scheduledFor } });
  },
});

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
    verb: sendBroadcast,
    authScopes: superadmin,
    errors: { types: [InvalidInput, StaleBroadcast, NotFound] },
    resolve: (_root, { input: { id, version, scheduledFor } }, context, info) =>
      perform(context, info, sendBroadcast, { id: id.id, version, at: scheduledFor ?? null }),
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
    verb: cancelBroadcast,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, cancelBroadcast, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      broadcast: t.field({ type: Broadcast, resolve: ({ broadcastId }) => broadcastId }),
    }),
  },
);
