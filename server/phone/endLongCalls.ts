import { listLongCalls } from "../../db/phone/phoneCalls.ts";
import { LONGEST_CALL_MS } from "../../domain/phone/call.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { endNow } from "./endNow.ts";

const CALLS_A_ROUND = 100;

const endLongCall = verb("endLongCall", {
  unaudited: "the call itself stands in the person's list of calls",
  may: isSystem,
  async run(act, { before }: { before: string }) {
    const calls = await listLongCalls(act.trx, new Date(before), CALLS_A_ROUND);
    for (const call of calls) await endNow(act, call);
    return calls.length > 0 ? act.done({}) : act.unchanged({});
  },
});

/** Ends what nobody hung up: its page was lost. */
export async function endLongCalls(context: JobContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_CALL_MS).toISOString();
  await act(
    actingAs("end-long-calls", context, () => now),
    endLongCall,
    { before },
  );
}
