import { findCallSid } from "../../db/phone/phoneCalls.ts";
import type { JobContext } from "../jobContext.ts";

/** Ends at the network what has ended here. One that is over there already stays so. */
export async function endNetworkCall(
  { db, services }: Pick<JobContext, "db" | "services">,
  { callId }: { callId: string },
): Promise<void> {
  const network = await services.telephony.network();
  const sid = network && (await findCallSid(db, callId));
  if (sid) await network.end(sid);
}
