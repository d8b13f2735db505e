import { endCall, type PhoneCallRow } from "../../db/phone/phoneCalls.ts";
import { endOfCall } from "../../domain/phone/call.ts";
import type { Act } from "../acting/verb.ts";

/** Ends a call at this moment, or where its longest time was over; the network, if it is in it, is told afterwards. */
export async function endNow(act: Act, call: PhoneCallRow): Promise<void> {
  await endCall(act.trx, call.id, endOfCall(call, act.now));
  if (call.sid) act.enqueue("end-network-call", { callId: call.id });
  act.publish("callChanged", call.userId, { callId: call.id });
}
