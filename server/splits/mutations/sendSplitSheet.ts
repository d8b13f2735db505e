import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { findSubject } from "../../../db/sales/sellers.ts";
import { findSheets, type ShareRow, type SheetRow } from "../../../db/splits/sheets.ts";
import { addShares, type NewShare, updateShare, updateSheet } from "../../../db/splits/writeSheets.ts";
import { timezoneOf } from "../../../db/workspaces/workspaces.ts";
import { momentOf } from "../../../domain/releases/localTime.ts";
import { subjectOf } from "../../../domain/sales/subjects.ts";
import { sendProblem } from "../../../domain/splits/sheet.ts";
import { inForce } from "../../../domain/splits/states.ts";
import { text } from "../../../domain/words/refusal.ts";
import { EmailUnproven } from "../../accounts/EmailUnproven.ts";
import { perform } from "../../acting/perform.ts";
import { type Act, verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../../graphql/errors.ts";
import { hashOfContent } from "../hashOfContent.ts";
import { offerLetter } from "../letters.ts";
import { letterUses, tooManyLetters } from "../letterUses.ts";
import { type LockedSheet, lockSheet } from "../lockSheet.ts";
import { partyOfAddress } from "../partyOf.ts";
import { publishSplit } from "../publishSplit.ts";
import { SplitRefused, StaleSplitSheet } from "../refusals.ts";
import { SplitSheet } from "../SplitSheet.ts";
import { notifyIfAllSigned } from "../splitNews.ts";
import { writeOffer } from "../writeOffer.ts";

interface Wish {
  id: string;
  revision: number;
}

const sendSplitSheet = verb("sendSplitSheet", {
  audit: "splitSheet.send",
  gate: "payoutAndSplits",
  asksProof: true,
  limits: { uses: ({ id }, actor, from) => letterUses(id, actor, from), full: tooManyLetters },
  async run(act, { id, revision }: Wish) {
    const { trx, now } = act;
    const { sheet: draft, versions, workspace, person } = await lockSheet(act, id);
    if (draft.sentAt) throw new SplitRefused(text("splits.notDraft"));
    if (draft.revision !== revision) throw new StaleSplitSheet(id);
    refuse(sendProblem(draft.shares));
    const { id: workspaceId, name: studio } = workspace;
    const subject = subjectOf(draft.subject)!;
    const sold = await findSubject(trx, subject);
    if (!sold) throw new NotFound();
    const sheet = await prepared(act, { draft: { ...draft, title: sold.title }, versions, workspaceId });
    const contentHash = hashOfContent(sheet, studio);
    const effectiveAt =
      sheet.effectiveFrom && momentOf(sheet.effectiveFrom, "00:00", await timezoneOf(trx, workspaceId));
    const sent = { title: sheet.title, sentAt: now, contentHash, updatedAt: now };
    await updateSheet(trx, id, { ...sent, effectiveAt: effectiveAt || null, revision: revision + 1 });
    for (const share of sheet.shares) {
      if (!share.isStudio) await writeOffer(act, sheet, share, studio, offerLetter);
      else
        await updateShare(trx, share.id, {
          ...{ answer: "signed", answeredAt: now, signedHash: contentHash },
          ...{ signedName: person.fullName, signedById: person.userId },
        });
    }
    const [whole] = await findSheets(trx, [id]);
    await notifyIfAllSigned(act, whole!);
    publishSplit(act, workspaceId, subject);
    const after = { version: sheet.version, contentHash, shares: sheet.shares.map(({ bps }) => bps) };
    return act.done({ sheetId: id }, { id, workspaceId, after });
  },
});

/**
 * The draft with whom the books owe each share. Whoever signed the version that counts now and has no share any more stands there with
 * nothing: they sign that, too.
 */
async function prepared(
  { trx, now }: Act,
  {
    draft,
    versions,
    workspaceId,
  }: { draft: SheetRow; versions: LockedSheet["versions"]; workspaceId: string },
): Promise<SheetRow> {
  const parties = new Set<string>();
  for (const { id, isStudio, email } of draft.shares) {
    const partyId = isStudio
      ? await findOrMakeParty(trx, { workspaceId }, now)
      : await partyOfAddress(trx, email!, now);
    parties.add(partyId);
    await updateShare(trx, id, { partyId });
  }
  const counting = versions.find(({ id }) => id === inForce(versions, now));
  const leavers = (counting?.shares ?? []).filter(
    ({ isStudio, answer, bps, partyId }) =>
      !isStudio && answer === "signed" && bps > 0 && !parties.has(partyId!),
  );
  const added = leavers.map(
    ({ name, email, role, partyId }: ShareRow): NewShare => ({
      ...{ id: newId(), name, email, role, bps: 0, isStudio: false, partyId },
    }),
  );
  await addShares(trx, draft.id, added, draft.shares.length);
  const [sheet] = await findSheets(trx, [draft.id]);
  return { ...sheet!, title: draft.title };
}

builder.relayMutationField(
  "sendSplitSheet",
  { inputFields: (t) => ({ id: t.globalID({ for: SplitSheet }), revision: t.int() }) },
  {
    description:
      "Sends everybody a letter with a link to sign by, and signs for the studio's share. The version stays as it is from then on.",
    verb: sendSplitSheet,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound, StaleSplitSheet, SplitRefused] },
    resolve: (_root, { input: { id, revision } }, context, info) =>
      perform(context, info, sendSplitSheet, { id: id.id, revision }),
  },
  { outputFields: (t) => ({ sheet: t.field({ type: SplitSheet, resolve: ({ sheetId }) => sheetId }) }) },
);
