import { decimalsOf } from "../../../domain/money/decimals.ts";

/** What one unit costs in dollars; of other currencies the emulator knows no rate. */
const DOLLARS: Readonly<Record<string, number>> = {
  ...{ usd: 1, eur: 1.1, gbp: 1.25, cad: 0.75, chf: 1.15, nok: 0.1, sek: 0.1, dkk: 0.15 },
  ...{ pln: 0.25, czk: 0.045, huf: 0.0028, ron: 0.22, isk: 0.0075, jpy: 0.0065 },
};

/** How much of one currency another's is, in minor units, and how many of them one is; null where there is no rate. */
export function exchange(amount: number, from: string, to: string): { amount: number; rate: number } | null {
  const [sold, bought] = [DOLLARS[from], DOLLARS[to]];
  if (!sold || !bought) return null;
  const rate = (sold / bought) * 10 ** (decimalsOf(to.toUpperCase()) - decimalsOf(from.toUpperCase()));
  // What is given back comes to as much as it came in by.
  return { amount: Math.sign(amount) * Math.floor(Math.abs(amount) * rate), rate };
}
