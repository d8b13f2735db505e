import { endCall, type PhoneCallRow } from "../../db/phone/phoneCalls.ts";
import { endOfCall } from "../../domain/phone/call.ts";
import type { Act } from "../acting/verb.ts";

/** Ends a call at this moment, or where its longest time was over. */
export async function endNow(act: Act, call: PhoneCallRow): Promise<void> {
  await endCall(act.trx, call.id, endOfCall(call, act.now));
  act.publish("callChanged", call.userId, { callId: call.id });
}
