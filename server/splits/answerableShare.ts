import { findLink } from "../../db/splits/links.ts";
import { findSheets, type ShareRow, type SheetRow } from "../../db/splits/sheets.ts";
import { openSheets } from "../../domain/splits/states.ts";
import { refusal, text } from "../../domain/words/refusal.ts";
import { LinkSpent } from "../accounts/LinkSpent.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import type { Act } from "../acting/verb.ts";
import { heldSheet } from "./lockSheet.ts";
import { SplitRefused } from "./refusals.ts";

/**
 * The share that a link is about, held until the end. A link that is wrong, replaced or of a studio that is closed is all the same;
 * a version that was replaced before it counted says so.
 */
export async function answerableShare(act: Act, token: string): Promise<{ sheet: SheetRow; own: ShareRow }> {
  const hash = hashOfToken(token);
  const link = await findLink(act.trx, hash);
  const spent = () => new LinkSpent(refusal("splits.linkSpent"));
  if (!link) throw spent();
  const { sheetId, shareId } = link;
  const [found] = await findSheets(act.trx, [sheetId]);
  const { sheet, versions } = await heldSheet(act, found!);
  // Held: the address may have been replaced a moment ago.
  if (!(await findLink(act.trx, hash))) throw spent();
  if (!openSheets(versions).has(sheetId)) throw new SplitRefused(text("splits.closed"));
  return { sheet, own: sheet.shares.find(({ id }) => id === shareId)! };
}
