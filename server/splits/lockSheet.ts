import { findSheets, listSheetsOf, lockSheetsOf, type SheetRow } from "../../db/splits/sheets.ts";
import type { WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import { text } from "../../domain/words/refusal.ts";
import type { Act } from "../acting/verb.ts";
import type { Viewer } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { lockTeam } from "../workspaces/lockTeam.ts";
import { SplitRefused } from "./refusals.ts";

/** A studio, held for its owner: members are told that only an owner may, strangers that there is nothing. */
export async function lockForSplits(
  act: Act,
  workspaceId: string,
): Promise<{ workspace: WorkspaceRow; person: Viewer }> {
  const { workspace, place, person } = await lockTeam(act, workspaceId, null);
  if (!place.isAccountOwner) throw new SplitRefused(text("splits.ownerOnly"));
  return { workspace, person };
}

export interface LockedSheet {
  sheet: SheetRow;
  /** All versions of its subject, itself among them, the newest first. */
  versions: SheetRow[];
  workspace: WorkspaceRow;
  person: Viewer;
}

/** A version and all others of its subject, held for an owner of the studio. */
export async function lockSheet(act: Act, id: string): Promise<LockedSheet> {
  const [found] = await findSheets(act.trx, [id]);
  if (!found) throw new NotFound();
  const team = await lockForSplits(act, found.workspaceId);
  return { ...(await heldSheet(act, found)), ...team };
}

/** The same as it stands now, held by whoever may answer it: the studio is not held, so that signatures do not wait for each other. */
export async function heldSheet(
  { trx }: Pick<Act, "trx">,
  { id, subject }: Pick<SheetRow, "id" | "subject">,
): Promise<Pick<LockedSheet, "sheet" | "versions">> {
  await lockSheetsOf(trx, [subject]);
  const versions = await listSheetsOf(trx, [subject]);
  const sheet = versions.find((each) => each.id === id);
  if (!sheet) throw new NotFound();
  return { sheet, versions };
}
