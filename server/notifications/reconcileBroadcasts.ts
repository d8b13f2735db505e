import { listOpenBroadcasts } from "../../db/notifications/broadcasts.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { JobContext } from "../jobContext.ts";
import { comeBack } from "./comeBack.ts";

// The hourly look and a little: what is due later is met by the next look.
const AHEAD_SECONDS = 2 * 60 * 60;

/**
 * At each start and every hour: gives every broadcast that is open somebody who sends it, in case its own job was lost, with
 * a backup that was restored or a mail server that was down for long. A second one finds it taken or done.
 */
export async function reconcileBroadcasts(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("reconcile-broadcasts", context, () => now);
  for (const { id: broadcastId, scheduledFor, state } of await listOpenBroadcasts(context.db)) {
    const afterSeconds = state === "scheduled" && scheduledFor ? secondsUntil(scheduledFor, now) : 0;
    if (afterSeconds <= AHEAD_SECONDS) await act(from, comeBack, { broadcastId, afterSeconds });
  }
}

/** Whole seconds, at least none; never a moment too early. */
export function secondsUntil(at: Date, now: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
}
