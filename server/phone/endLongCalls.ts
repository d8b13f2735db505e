import { listLongCalls, listUnplacedCalls } from "../../db/phone/phoneCalls.ts";
import { LONGEST_CALL_MS, PLACED_WITHIN_MS } from "../../domain/phone/call.ts";
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
  async run(act, { beganBefore, unplacedBefore }: { beganBefore: string; unplacedBefore: string }) {
    const calls = [
      ...(await listLongCalls(act.trx, new Date(beganBefore), CALLS_A_ROUND)),
      ...(await listUnplacedCalls(act.trx, new Date(unplacedBefore), CALLS_A_ROUND)),
    ];
    for (const call of calls) await endNow(act, call);
    return calls.length > 0 ? act.done({}) : act.unchanged({});
  },
});

/** Ends what nobody hung up because its page was lost, and what no browser has placed. */
export async function endLongCalls(context: JobContext, now = new Date()): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await act(
    actingAs("end-long-calls", context, () => now),
    endLongCall,
    { beganBefore: ago(LONGEST_CALL_MS), unplacedBefore: ago(PLACED_WITHIN_MS) },
  );
}
