import { insertLink } from "../../db/splits/links.ts";
import type { ShareRow, SheetRow } from "../../db/splits/sheets.ts";
import { newToken } from "../accounts/tokens.ts";
import type { Act } from "../acting/verb.ts";
import type { Words } from "../providers/mail.ts";

type Written = (offer: { studio: string; title: string; bps: number; link: string }) => { words: Words };

/** Writes to whoever a share is offered to; the letter carries a link of its own, of which only the hash is kept. */
export async function writeOffer(
  act: Act,
  { title }: Pick<SheetRow, "title">,
  { id: shareId, email, bps }: Pick<ShareRow, "id" | "email" | "bps">,
  studio: string,
  letter: Written,
): Promise<void> {
  if (!email) return;
  const { token, hash: tokenHash } = newToken();
  await insertLink(act.trx, { tokenHash, shareId, createdAt: act.now });
  const link = `${act.publicUrl}/split?token=${token}`;
  // Which language they read nobody knows: that of whoever sends it says nothing.
  act.enqueueMail({ to: email, locale: null, ...letter({ studio, title, bps, link }) });
}
