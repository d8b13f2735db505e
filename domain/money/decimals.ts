/**
 * Currencies whose smallest unit is not a hundredth, by ISO 4217 (list one). A table of our own: engines take these from CLDR,
 * which differs (the Lebanese pound has none there) and changes with their version, and an amount in the books must mean the same
 * for ever.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...count(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  ...count(3, "BHD IQD JOD KWD LYD OMR TND"),
  ...count(4, "CLF UYW"),
};

function count(decimals: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, decimals]));
}

/** How many decimals a currency has: two for most, none for the yen. */
export function decimalsOf(currency: string): number {
  return DECIMALS[currency] ?? 2;
}
