import { lockUser } from "../../db/accounts/users.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { text } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { PayoutRefused } from "../payouts/refusals.ts";
import { judgeReason, setFrozen } from "../payouts/setFrozen.ts";
import { Admin, PLATFORM } from "./Admin.ts";
import { AdminUser } from "./AdminUser.ts";

interface Wish {
  id: string;
  reason: string;
}

/** A party is not made here: one that was made earlier than a first share would keep the person from what their address is owed. */
async function hold(act: Act, { id, reason }: Wish, isFrozen: boolean) {
  judgeReason(reason);
  if (!(await lockUser(act.trx, id))) throw new NotFound();
  const partyId = await findParty(act.trx, { userId: id });
  if (!partyId) throw new PayoutRefused(text("payouts.nobodyShared"));
  const line = await setFrozen(act, partyId, reason, isFrozen);
  return act.done({ id }, line ? { id, entity: "user", ...line } : []);
}

const freezeSharePayouts = verb("freezeSharePayouts", {
  audit: "workspace.payoutFreeze",
  may: isSuperadmin,
  run: (act, wish: Wish) => hold(act, wish, true),
});

const releaseSharePayouts = verb("releaseSharePayouts", {
  audit: "workspace.payoutRelease",
  may: isSuperadmin,
  run: (act, wish: Wish) => hold(act, wish, false),
});

for (const [name, doing, description] of [
  [
    "freezeSharePayouts",
    freezeSharePayouts,
    "Nothing more is paid out to a person for their shares until it is released; what is on its way goes on.",
  ],
  ["releaseSharePayouts", releaseSharePayouts, "Lets a person be paid out for their shares again."],
] as const)
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ for: AdminUser }), reason: t.string() }) },
    {
      description,
      verb: doing,
      authScopes: { role: "superadmin" },
      errors: { types: [InvalidInput, NotFound, PayoutRefused] },
      resolve: async (_root, { input: { id, reason } }, context, info) =>
        (await perform(context, info, doing, { id: id.id, reason })).id,
    },
    {
      outputFields: (t) => ({
        user: t.field({ type: AdminUser, resolve: (id) => id }),
        admin: t.field({ type: Admin, resolve: () => PLATFORM }),
      }),
    },
  );
