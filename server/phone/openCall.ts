import type { Insertable } from "kysely";
import { findOpenCall, insertCall } from "../../db/phone/phoneCalls.ts";
import type { DB } from "../../db/tables.generated.ts";
import { isTimeUp } from "../../domain/phone/call.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken } from "../acting/madeId.ts";
import type { Act } from "../acting/verb.ts";
import { endNow } from "./endNow.ts";
import { CallRefused } from "./refusals.ts";

/** One call at a time, of whatever kind. */
export const ONE_CALL = {
  ...idTaken("phoneCall"),
  phoneCall_underWay: () => new CallRefused(refusal("phone.alreadyCalling")),
};

type Begun = Omit<Insertable<DB["phoneCall"]>, "userId" | "status" | "createdAt">;

/** Begins a call of the actor's; one whose time is up makes way. */
export async function openCall(act: Act, call: Begun): Promise<void> {
  const { userId } = userOf(act.actor);
  const open = await findOpenCall(act.trx, userId);
  if (open && isTimeUp(open, act.now)) await endNow(act, open);
  await insertCall(act.trx, { ...call, userId, status: "initiated", createdAt: act.now });
  act.publish("callChanged", userId, { callId: call.id });
}
