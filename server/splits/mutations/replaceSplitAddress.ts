import { countSharesOf } from "../../../db/splits/earnings.ts";
import { deleteLinks } from "../../../db/splits/links.ts";
import { updateShare } from "../../../db/splits/writeSheets.ts";
import { isEmail } from "../../../domain/accounts/registration.ts";
import { problem } from "../../../domain/words/refusal.ts";
import { EmailUnproven } from "../../accounts/EmailUnproven.ts";
import { perform } from "../../acting/perform.ts";
import { type Act, verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { offerLetter } from "../letters.ts";
import { letterUses, tooManyLetters } from "../letterUses.ts";
import { lockSheet } from "../lockSheet.ts";
import { findPartyOfAddress, moveToAddress, partyOfAddress } from "../partyOf.ts";
import { SplitRefused } from "../refusals.ts";
import { SplitSheet } from "../SplitSheet.ts";
import { writeOffer } from "../writeOffer.ts";
import { unsignedShare } from "./remindSplitSigner.ts";

interface Wish {
  id: string;
  shareId: string;
  email: string;
}

/** Sends the offer to another mailbox: the links to the earlier one end, and a refusal that came from there is no answer any more. */
const replaceSplitAddress = verb("replaceSplitAddress", {
  audit: "splitSheet.address",
  gate: "payoutAndSplits",
  asksProof: true,
  limits: { uses: ({ id }, actor, from) => letterUses(id, actor, from), full: tooManyLetters },
  async run(act, { id, shareId, email: given }: Wish) {
    const locked = await lockSheet(act, id);
    const { sheet, workspace } = locked;
    const share = unsignedShare(locked, shareId);
    const email = given.trim().toLowerCase();
    if (!isEmail(email)) throw new InvalidInput(problem("email", "splits.emailWrong", { name: share.name }));
    if (email === share.email) return act.unchanged({ sheetId: id });
    if (sheet.shares.some((other) => other.email === email))
      throw new InvalidInput(problem("email", "splits.emailTwice", { email }));
    const partyId = await movedParty(act, share.partyId!, email);
    await deleteLinks(act.trx, shareId);
    await updateShare(act.trx, shareId, {
      ...{ email, partyId, answer: "waiting", answeredAt: null, reason: null },
      ...{ remindedAt: null, reminders: 0 },
    });
    await writeOffer(act, sheet, { ...share, email }, workspace.name, offerLetter);
    return act.done({ sheetId: id }, { id, workspaceId: workspace.id, after: { shareId } });
  },
});

/**
 * Whom the books owe the share from now on. What the wrong address is owed already goes along where it is known by that address alone and
 * by this share alone.
 */
async function movedParty({ trx, now }: Act, partyId: string, email: string): Promise<string> {
  const known = await findPartyOfAddress(trx, email);
  const isAlone = !known && (await countSharesOf(trx, partyId)) === 1;
  if (isAlone && (await moveToAddress(trx, partyId, email))) return partyId;
  return known ?? (await partyOfAddress(trx, email, now));
}

builder.relayMutationField(
  "replaceSplitAddress",
  {
    inputFields: (t) => ({ id: t.globalID({ for: SplitSheet }), shareId: t.string(), email: t.string() }),
  },
  {
    description: "Sends the offer of a share that nobody signed to another address. The earlier link ends.",
    verb: replaceSplitAddress,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound, SplitRefused] },
    resolve: (_root, { input: { id, shareId, email } }, context, info) =>
      perform(context, info, replaceSplitAddress, { id: id.id, shareId, email }),
  },
  { outputFields: (t) => ({ sheet: t.field({ type: SplitSheet, resolve: ({ sheetId }) => sheetId }) }) },
);
