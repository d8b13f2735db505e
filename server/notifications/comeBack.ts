import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

export const STEP = {
  unaudited: "The broadcast was sent by somebody who stands in the log; each delivery has a row.",
  may: isSystem,
} as const;

/** Somebody looks at the broadcast again, then. */
export const comeBack = verb("comeBackToBroadcast", {
  ...STEP,
  async run(act, { broadcastId, afterSeconds }: { broadcastId: string; afterSeconds: number }) {
    act.enqueue("send-broadcast", { broadcastId }, afterSeconds);
    return act.done({});
  },
});
