import { lockCall, updateCall } from "../../db/phone/phoneCalls.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

interface Placed {
  callId: string;
  /** Whose browser the network says it is. */
  userId: string;
  sid: string;
}
/** Whom the network is to ring; the number is the one that was judged, whatever the browser says. */
export type Ring = { toNumber: string; extension: string | null; limitSeconds: number };
type Answer = { ring: Ring | null };

/** A browser has placed a call at the network. Null: there is none of this person's that waits for it. */
export const placeCall = verb("placeCall", {
  unaudited: "the call itself stands in the person's list of calls",
  may: isSystem,
  async run(act, { callId, userId, sid }: Placed) {
    const call = await lockCall(act.trx, callId);
    const isAwaited = call && call.userId === userId && !call.isPractice && !call.endedAt;
    if (!isAwaited || (call.sid && call.sid !== sid)) return act.unchanged<Answer>({ ring: null });
    const { toNumber, extension, limitSeconds } = call;
    const ring = { toNumber, extension, limitSeconds };
    // The network asks again where our answer was lost.
    if (call.sid) return act.unchanged<Answer>({ ring });
    await updateCall(act.trx, callId, { sid });
    return act.done<Answer>({ ring });
  },
});
