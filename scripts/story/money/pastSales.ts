import { DAY_MS } from "../../../domain/duration.ts";
import { seededRandom } from "../../../domain/identity/seededRandom.ts";
import type { TaxCategory } from "../../../domain/ledger/sale.ts";
import type { SubjectKey } from "../../../domain/sales/subjects.ts";

/** Something of the studio's catalog that is sold. */
export interface Ware {
  subject: SubjectKey;
  title: string;
  unitMinor: bigint;
  taxCategory: TaxCategory;
  /** What sending it costs the buyer. */
  shippingMinor: bigint;
  /** Nobody bought it before it was out. */
  outAt: Date;
}

export interface PastSale {
  name: string;
  at: Date;
  ware: Ware;
  country: string;
  /** An account of the demo; null for somebody with an address only. */
  buyer: string | null;
}

const FIRST_DAYS_AGO = 360;
/** Later ones are paid at the provider (sellNow.ts), and compared with it every night. */
const LAST_DAYS_AGO = 13;
const COUNTRIES = ["DE", "US", "GB", "SE", "FR", "NL", "ES", "US", "DE", "CA"];
const BUYERS = ["fan", null, "fanpro", null, null, "collector", null];

/** What a studio sold in the past year, oldest first: the same in every installation but for the days. */
export function pastSales(owner: string, wares: readonly Ware[], gapDays: number, now: Date): PastSale[] {
  const random = seededRandom(`a year of sales of ${owner}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const sales: PastSale[] = [];
  for (let ago = FIRST_DAYS_AGO; ago >= LAST_DAYS_AGO; ago -= Math.ceil(random() * 2 * gapDays)) {
    const at = new Date(now.getTime() - (ago - random()) * DAY_MS);
    const out = wares.filter(({ outAt }) => outAt <= at);
    if (out.length > 0)
      sales.push({
        ...{ name: `past sale ${sales.length} of ${owner}`, at, ware: pick(out) },
        ...{ country: pick(COUNTRIES), buyer: pick(BUYERS) },
      });
  }
  return sales;
}
