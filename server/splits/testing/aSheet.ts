import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { insertLink } from "../../../db/splits/links.ts";
import { insertSheet, setShares, updateShare, updateSheet } from "../../../db/splits/writeSheets.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aTrack } from "../../../db/testing/build.ts";
import { newToken } from "../../accounts/tokens.ts";

/** The draft of a split of a new track, half of it somebody's without an account. */
export async function aDraftSheet(db: Kysely<DB>, workspaceId: string) {
  const trx = db as Transaction<DB>;
  const { id: trackId } = await aTrack(db, { workspaceId });
  const [id, studioId, shareId] = [newId(), newId(), newId()];
  const sheet = { id, workspaceId, subject: `track:${trackId}`, version: 1, createdAt: new Date() };
  const content = { title: "Tide", incomeTypes: ["sales"], effectiveFrom: null, recoup: null };
  await insertSheet(trx, sheet, content);
  await setShares(trx, id, [
    { id: studioId, name: "Studio", email: null, isStudio: true, role: "", bps: 5000 },
    { id: shareId, name: "Ana", email: `${shareId}@example.test`, isStudio: false, role: "", bps: 5000 },
  ]);
  return { id, gid: encodeGlobalID("SplitSheet", id), shareId, studioId };
}

/** The same as it was sent two days ago, with the secret of the letter. */
export async function aSentSheet(db: Kysely<DB>, workspaceId: string) {
  const trx = db as Transaction<DB>;
  const sheet = await aDraftSheet(db, workspaceId);
  const sentAt = new Date(Date.now() - 2 * 24 * 3_600_000);
  const { token, hash: tokenHash } = newToken();
  await updateSheet(trx, sheet.id, { sentAt, contentHash: tokenHash });
  const studio = await findOrMakeParty(trx, { workspaceId }, sentAt);
  const ana = await findOrMakeParty(trx, { email: `${sheet.shareId}@example.test` }, sentAt);
  await updateShare(trx, sheet.studioId, { partyId: studio, answer: "signed", answeredAt: sentAt });
  await updateShare(trx, sheet.shareId, { partyId: ana });
  await insertLink(trx, { tokenHash, shareId: sheet.shareId, createdAt: sentAt });
  return { ...sheet, token, contentHash: tokenHash };
}
