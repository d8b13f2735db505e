import { deleteUnconfirmed, hasUnconfirmed } from "../../db/mailing/mailFollows.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { openSince } from "./answerMailing.ts";

const forgetMailing = verb("forgetUnconfirmedMailing", {
  unaudited: "Nobody said yes, so that there is nobody to name.",
  may: isSystem,
  async run(act, _: object) {
    const before = openSince(act.now);
    if (!(await hasUnconfirmed(act.trx, before))) return act.unchanged({});
    await deleteUnconfirmed(act.trx, before);
    return act.done({});
  },
});

/** Forgets addresses whose mailbox never said yes. */
export async function forgetUnconfirmed(
  context: Pick<JobContext, "db" | "services">,
  now?: () => Date,
): Promise<void> {
  await act(actingAs("forget-unconfirmed-mailing", context, now), forgetMailing, {});
}
