import { findOrMakeParty, findParty } from "../../../db/ledger/parties.ts";
import type { Database } from "../../../db/open.ts";
import type { Services } from "../../../server/services.ts";
import { studioId } from "../accounts.ts";
import { DEMO_ACCOUNTS } from "../people.ts";
import { STUDIOS } from "../studios.ts";
import { bookPast, type Earner } from "./bookPast.ts";
import { EARNING_STUDIOS, type EarningStudio } from "./earners.ts";
import { listWares } from "./listWares.ts";
import { openBank } from "./openBank.ts";
import { pastPlans } from "./pastPlans.ts";
import { pastSales, type Ware } from "./pastSales.ts";
import { sellNow } from "./sellNow.ts";
import { shareSongs } from "./shareSongs.ts";
import { writeTaxes } from "./writeTaxes.ts";

/** Whose songs are shared, who sells today, and with whom what everybody paid for their plans is booked. */
const FIRST = "artist";
/** Whose plan has taxes in it. */
const TAXED = "label";

/**
 * A year of money: what everybody paid for their plans, the sales and payouts of studios in the books, a bank account each, the taxes of the
 * label, and sales of today at our emulator of Stripe. Who has earned before does not again; without the emulator nobody does.
 */
export async function earn(database: Database, services: Services): Promise<void> {
  const { db } = database;
  if (!services.payments.emulator) return;
  const now = new Date();
  const earning: { earner: Earner; wares: readonly Ware[] }[] = [];
  for (const studio of EARNING_STUDIOS) {
    const workspaceId = studioId(STUDIOS.find(({ owner }) => owner === studio.owner)!);
    if (await findParty(db, { workspaceId })) continue;
    const wares = await listWares(database, workspaceId, studio.prices);
    if (wares.length > 0)
      earning.push({ earner: await begin(database, services, { studio, workspaceId, now }), wares });
  }
  if (earning.length === 0) return;
  const first = earning.find(({ earner }) => earner.owner.name === FIRST);
  const taxed = earning.find(({ earner }) => earner.owner.name === TAXED);
  await db.transaction().execute(async (trx) => {
    if (first) {
      const songs = first.wares.filter(({ subject }) => subject.startsWith("track:"));
      await shareSongs(trx, first.earner, songs, now);
    }
    const years = earning.map(({ earner, wares }) => ({
      earner,
      sales: pastSales(earner.owner.name, wares, earner.terms.gapDays, now),
    }));
    await bookPast(trx, years, first ? pastPlans(now) : [], now);
    if (taxed) await writeTaxes(trx, services.signer, taxed.earner, now);
  });
  if (first) await sellNow(database, services, first.wares);
}

/** Opens the books and the bank account of a studio. */
async function begin(
  database: Database,
  services: Services,
  { studio, workspaceId, now }: { studio: EarningStudio; workspaceId: string; now: Date },
): Promise<Earner> {
  const { db } = database;
  const { email, fullName } = DEMO_ACCOUNTS.find(({ name }) => name === studio.owner)!;
  const party = await db.transaction().execute((trx) => findOrMakeParty(trx, { workspaceId }, now));
  const { country, bank } = studio;
  const accountId = await openBank(database, services, { party, email, fullName, country, bank });
  const { name } = await db
    .selectFrom("workspace")
    .where("id", "=", workspaceId)
    .select("name")
    .executeTakeFirstOrThrow();
  return {
    ...{ workspaceId, party, accountId, owner: { name: studio.owner, fullName } },
    ...{ studio: name, terms: studio },
  };
}
