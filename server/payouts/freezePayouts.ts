import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { judgeReason, setFrozen } from "./setFrozen.ts";

interface Wish {
  id: string;
  reason: string;
}

const superadmin = { role: "superadmin" } as const;
async function hold(act: Act, { id, reason }: Wish, isFrozen: boolean) {
  judgeReason(reason);
  if (!(await lockWorkspace(act.trx, id))) throw new NotFound();
  const partyId = await findOrMakeParty(act.trx, { workspaceId: id }, act.now);
  const line = await setFrozen(act, partyId, reason, isFrozen);
  return act.done({ id }, line ? { id, workspaceId: id, ...line } : []);
}

const freezePayouts = verb("freezePayouts", {
  audit: "workspace.payoutFreeze",
  may: isSuperadmin,
  run: (act, wish: Wish) => hold(act, wish, true),
});

const releasePayouts = verb("releasePayouts", {
  audit: "workspace.payoutRelease",
  may: isSuperadmin,
  run: (act, wish: Wish) => hold(act, wish, false),
});

/** Their payloads get what the administration shows from there. */
export const FREEZE_PAYLOADS = (
  [
    [
      "freezePayouts",
      freezePayouts,
      "Nothing more is paid out to a studio until it is released; what is on its way goes on.",
    ],
    ["releasePayouts", releasePayouts, "Lets a studio be paid out again."],
  ] as const
).map(
  ([name, doing, description]) =>
    builder.relayMutationField(
      name,
      { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }), reason: t.string() }) },
      {
        description,
        verb: doing,
        authScopes: superadmin,
        errors: { types: [InvalidInput, NotFound] },
        resolve: async (_root, { input: { workspaceId, reason } }, context, info) =>
          (await perform(context, info, doing, { id: workspaceId.id, reason })).id,
      },
      { outputFields: (t) => ({ workspace: t.field({ type: Workspace, resolve: (id) => id }) }) },
    ).payloadType,
);
