import type { Transaction } from "kysely";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { findSheets } from "../../../db/splits/sheets.ts";
import { insertSheet, setShares, updateShare, updateSheet } from "../../../db/splits/writeSheets.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { hashOfContent } from "../../../server/splits/hashOfContent.ts";
import { DEMO_ACCOUNTS } from "../people.ts";
import { personId, storyId } from "../storyId.ts";
import type { Earner } from "./bookPast.ts";
import type { Ware } from "./pastSales.ts";

interface Sharer {
  /** An account of the demo; null for somebody with an address only, who has not answered. */
  account: string | null;
  name: string;
  email: string;
  role: string;
  bps: number;
}

const sharer = (account: string, role: string, bps: number): Sharer => {
  const { fullName, email } = DEMO_ACCOUNTS.find(({ name }) => name === account)!;
  return { account, name: fullName, email, role, bps };
};

/** Of the songs that are sold: one split that everybody signed a year ago, and one that still waits for a signature. */
const SPLITS: readonly {
  song: number;
  sentDaysAgo: number;
  studioBps: number;
  sharers: readonly Sharer[];
}[] = [
  { song: 0, sentDaysAgo: 362, studioBps: 7000, sharers: [sharer("collector", "Producer", 3000)] },
  {
    ...{ song: 1, sentDaysAgo: 40, studioBps: 6000 },
    sharers: [
      sharer("fanpro", "Vocals", 2500),
      { account: null, name: "Ada Brandt", email: "ada.brandt@strings.example", role: "Cello", bps: 1500 },
    ],
  },
];

/** Writes the splits of a studio's songs as its owner sent them and as the others answered. */
export async function shareSongs(
  trx: Transaction<DB>,
  { workspaceId, party, owner, studio }: Earner,
  songs: readonly Ware[],
  now: Date,
): Promise<void> {
  for (const { song, sentDaysAgo, studioBps, sharers } of SPLITS) {
    const ware = songs[song];
    if (!ware) continue;
    const sentAt = new Date(now.getTime() - sentDaysAgo * DAY_MS);
    const answeredAt = new Date(sentAt.getTime() + DAY_MS);
    const id = storyId(`split of ${ware.title}`, sentAt);
    const shareId = (name: string) => storyId(`share of ${name} in ${ware.title}`, sentAt);
    await insertSheet(
      trx,
      { id, workspaceId, subject: ware.subject, version: 1, createdAt: sentAt },
      { title: ware.title, incomeTypes: ["sales", "streams"], effectiveFrom: null, recoup: null },
    );
    await setShares(trx, id, [
      { id: shareId(studio), name: studio, email: null, isStudio: true, role: "", bps: studioBps },
      ...sharers.map(({ name, email, role, bps }) => ({
        ...{ id: shareId(name), name, email, isStudio: false, role, bps },
      })),
    ]);
    await updateShare(trx, shareId(studio), { partyId: party });
    for (const { account, name, email } of sharers) {
      const theirs = account ? { userId: personId(account) } : { email };
      await updateShare(trx, shareId(name), { partyId: await findOrMakeParty(trx, theirs, sentAt) });
    }
    const [sheet] = await findSheets(trx, [id]);
    const contentHash = hashOfContent(sheet!, studio);
    await updateSheet(trx, id, { sentAt, contentHash, revision: 2, updatedAt: sentAt });
    const signed = [{ account: owner.name, name: studio, signedName: owner.fullName }].concat(
      sharers.flatMap(({ account, name }) => (account ? [{ account, name, signedName: name }] : [])),
    );
    for (const { account, name, signedName } of signed)
      await updateShare(trx, shareId(name), {
        ...{ answer: "signed", signedHash: contentHash, signedName, signedById: personId(account) },
        answeredAt: name === studio ? sentAt : answeredAt,
      });
  }
}
