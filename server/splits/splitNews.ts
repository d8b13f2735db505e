import { listEmails } from "../../db/accounts/users.ts";
import { noteSignedSplit } from "../../db/milestones/facts.ts";
import { listOwnerIds } from "../../db/sales/sellers.ts";
import type { ShareRow, SheetRow } from "../../db/splits/sheets.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { subjectOf } from "../../domain/sales/subjects.ts";
import { signedAt } from "../../domain/splits/states.ts";
import type { Act } from "../acting/verb.ts";
import type { Words } from "../providers/mail.ts";
import { allSignedLetter, allSignedNotice, refusedLetter, refusedNotice, signedNotice } from "./letters.ts";

/** Where owners see all splits of their studio. */
const SPLITS = "/finances/splits";

async function notifyOwners(
  act: Act,
  { workspaceId }: SheetRow,
  source: string,
  text: NoticeText,
  letter: { words: Words } | null = null,
): Promise<void> {
  const owners = await listOwnerIds(act.trx, workspaceId);
  if (owners.length === 0) return;
  for (const { id: userId, email } of await listEmails(act.trx, owners))
    act.notify({
      ...{ userId, topic: "payouts", source, text, link: SPLITS },
      ...(letter && { letter: { to: email, ...letter } }),
    });
}

/** Tells owners that somebody signed; everybody, where it was the last one. `sheet` as it stands with the signature. */
export async function notifyOfSignature(act: Act, sheet: SheetRow, { id, name }: ShareRow): Promise<void> {
  if (await notifyIfAllSigned(act, sheet)) return;
  const waiting = sheet.shares.filter(({ answer }) => answer !== "signed").length;
  await notifyOwners(act, sheet, `split:${id}:signed`, signedNotice(name, sheet.title, waiting));
}

export async function notifyOfRefusal(
  act: Act,
  sheet: SheetRow,
  { id, name }: ShareRow,
  reason: string,
): Promise<void> {
  const { title } = sheet;
  const letter = refusedLetter({ name, title, reason }, `${act.publicUrl}${SPLITS}`);
  const source = `split:${id}:refused:${act.now.toISOString()}`;
  await notifyOwners(act, sheet, source, refusedNotice(name, title, reason), letter);
}

/** True, and everybody is told, where nobody's signature is missing any more. */
export async function notifyIfAllSigned(act: Act, sheet: SheetRow): Promise<boolean> {
  if (!signedAt(sheet)) return false;
  await noteSignedSplit(act.trx, subjectOf(sheet.subject)!);
  const { id, title, version, shares } = sheet;
  for (const { id: shareId, email, bps } of shares)
    if (email && bps > 0)
      act.enqueueMail({
        // Not in the language of whoever happened to sign last.
        ...{ to: email, locale: null, key: `split:${shareId}:whole` },
        ...allSignedLetter(title, version, bps, `${act.publicUrl}/settings/shares`),
      });
  await notifyOwners(act, sheet, `split:${id}:whole`, allSignedNotice(title, version));
  return true;
}
