import { findSheets } from "../../db/splits/sheets.ts";
import { findStudioName, listUnsigned } from "../../db/splits/unsigned.ts";
import { openSheets } from "../../domain/splits/states.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { heldSheet } from "./lockSheet.ts";
import { remind } from "./mutations/remindSplitSigner.ts";

const LETTERS_A_ROUND = 200;

const remindUnsigned = verb("remindUnsigned", {
  audit: "splitSheet.remind",
  may: isSystem,
  async run(act, { sheetId, shareId, reminders }: { sheetId: string; shareId: string; reminders: number }) {
    const [found] = await findSheets(act.trx, [sheetId]);
    if (!found) return act.unchanged({});
    const { sheet, versions } = await heldSheet(act, found);
    const share = sheet.shares.find(({ id }) => id === shareId);
    const studio = await findStudioName(act.trx, sheet.workspaceId);
    const isDue = share?.answer === "waiting" && share.reminders === reminders;
    if (!share || !isDue || !studio || !openSheets(versions).has(sheetId)) return act.unchanged({});
    await remind(act, sheet, share, studio);
    return act.done({}, { id: sheetId, workspaceId: sheet.workspaceId, after: { shareId } });
  },
});

/** Writes once more to who has not answered after three days, and after a week; never to who was written to within a day. */
export async function remindUnsignedShares(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("remind-unsigned", context, () => now);
  for (const unsigned of await listUnsigned(context.db, now, LETTERS_A_ROUND))
    await act(from, remindUnsigned, unsigned);
}
