import { lockCall, updateCall } from "../../db/phone/phoneCalls.ts";
import { newsOf } from "../../domain/phone/networkNews.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

interface Heard {
  callId: string;
  /** What the network calls the leg of the person; a call of that name is meant, and no other. */
  sid: string;
  state: string;
  talkedSeconds: number | null;
}

/** The network tells what became of a call. */
export const hearOfCall = verb("hearOfCall", {
  unaudited: "the call itself stands in the person's list of calls",
  may: isSystem,
  async run(act, { callId, sid, state, talkedSeconds }: Heard) {
    const call = await lockCall(act.trx, callId);
    const news = call?.sid === sid ? newsOf(call, state, talkedSeconds, act.now) : null;
    if (!call || !news) return act.unchanged({});
    await updateCall(act.trx, callId, news);
    act.publish("callChanged", call.userId, { callId });
    return act.done({});
  },
});
