import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { findPayoutTerms, savePayoutTerms } from "../../db/payouts/terms.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { reasonProblem } from "../../domain/admin/people.ts";
import { nextPayoutAt } from "../../domain/payouts/schedule.ts";
import { onField } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";

interface Wish {
  id: string;
  reason: string;
}

const superadmin = { role: "superadmin" } as const;
/** What somebody starts with who never chose. */
const USUAL = { schedule: "manual", thresholdMinor: 1000n, dueAt: null } as const;

async function setFrozen(act: Act, { id, reason: given }: Wish, isFrozen: boolean) {
  refuse(onField("reason", reasonProblem(given)));
  if (!(await lockWorkspace(act.trx, id))) throw new NotFound();
  const partyId = await findOrMakeParty(act.trx, { workspaceId: id }, act.now);
  const terms = await findPayoutTerms(act.trx, partyId);
  if (Boolean(terms?.frozenAt) === isFrozen) return null;
  const { schedule, thresholdMinor } = terms ?? USUAL;
  await savePayoutTerms(act.trx, {
    ...{ partyId, schedule, thresholdMinor, dueAt: nextPayoutAt(schedule, act.now) },
    ...{ frozenAt: isFrozen ? act.now : null, frozenReason: isFrozen ? given.trim() : null },
  });
  return { id, workspaceId: id, before: { isFrozen: !isFrozen }, after: { isFrozen, reason: given.trim() } };
}

const freezePayouts = verb("freezePayouts", {
  audit: "workspace.payoutFreeze",
  may: isSuperadmin,
  async run(act, wish: Wish) {
    const line = await setFrozen(act, wish, true);
    return line ? act.done({ id: wish.id }, line) : act.done({ id: wish.id }, []);
  },
});

const releasePayouts = verb("releasePayouts", {
  audit: "workspace.payoutRelease",
  may: isSuperadmin,
  async run(act, wish: Wish) {
    const line = await setFrozen(act, wish, false);
    return line ? act.done({ id: wish.id }, line) : act.done({ id: wish.id }, []);
  },
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
