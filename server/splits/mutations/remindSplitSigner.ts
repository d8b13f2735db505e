import type { ShareRow, SheetRow } from "../../../db/splits/sheets.ts";
import { updateShare } from "../../../db/splits/writeSheets.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { openSheets } from "../../../domain/splits/states.ts";
import { text } from "../../../domain/words/refusal.ts";
import { EmailUnproven } from "../../accounts/EmailUnproven.ts";
import { perform } from "../../acting/perform.ts";
import { type Act, verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { reminderLetter } from "../letters.ts";
import { letterUses, tooManyLetters } from "../letterUses.ts";
import { type LockedSheet, lockSheet } from "../lockSheet.ts";
import { SplitRefused } from "../refusals.ts";
import { SplitSheet } from "../SplitSheet.ts";
import { writeOffer } from "../writeOffer.ts";

/** The share of a version that can still be answered, of somebody who has not signed; the studio signs by sending. */
export function unsignedShare({ sheet, versions }: LockedSheet, shareId: string): ShareRow {
  const share = sheet.shares.find(({ id }) => id === shareId);
  if (!share) throw new NotFound();
  if (!sheet.sentAt) throw new SplitRefused(text("splits.notSent"));
  if (share.isStudio) throw new SplitRefused(text("splits.studioSigns"));
  if (share.answer === "signed") throw new SplitRefused(text("splits.signedAlready", { name: share.name }));
  if (!openSheets(versions).has(sheet.id)) throw new SplitRefused(text("splits.closed"));
  return share;
}

/** Writes once more to somebody who has not signed. Their earlier link goes on working. */
export async function remind(act: Act, sheet: SheetRow, share: ShareRow, studio: string): Promise<void> {
  await updateShare(act.trx, share.id, { remindedAt: act.now, reminders: share.reminders + 1 });
  await writeOffer(act, sheet, share, studio, reminderLetter);
}

const remindSplitSigner = verb("remindSplitSigner", {
  audit: "splitSheet.remind",
  gate: "payoutAndSplits",
  asksProof: true,
  limits: { uses: ({ id }, actor, from) => letterUses(id, actor, from), full: tooManyLetters },
  async run(act, { id, shareId }: { id: string; shareId: string }) {
    const locked = await lockSheet(act, id);
    const share = unsignedShare(locked, shareId);
    const last = share.remindedAt ?? locked.sheet.sentAt!;
    if (act.now.getTime() - last.getTime() < DAY_MS)
      throw new SplitRefused(text("splits.remindedToday", { name: share.name }));
    await remind(act, locked.sheet, share, locked.workspace.name);
    return act.done({ sheetId: id }, { id, workspaceId: locked.sheet.workspaceId, after: { shareId } });
  },
});

builder.relayMutationField(
  "remindSplitSigner",
  { inputFields: (t) => ({ id: t.globalID({ for: SplitSheet }), shareId: t.string() }) },
  {
    description: "Writes once more to somebody who has not signed, once a day at most.",
    verb: remindSplitSigner,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, EmailUnproven, NotFound, SplitRefused] },
    resolve: (_root, { input: { id, shareId } }, context, info) =>
      perform(context, info, remindSplitSigner, { id: id.id, shareId }),
  },
  { outputFields: (t) => ({ sheet: t.field({ type: SplitSheet, resolve: ({ sheetId }) => sheetId }) }) },
);
