/** How many decimals a currency has: two for most, none for the yen. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Minor units as a field shows them; empty for no price. */
export function inMajor(minor: number | null | undefined, currency: string): number | "" {
  return minor == null ? "" : minor / 10 ** decimalsOf(currency);
}

/** What stands in a price field, in minor units; null for an empty one. */
export function inMinor(major: number | "", currency: string): number | null {
  return major === "" ? null : Math.round(Number(major) * 10 ** decimalsOf(currency));
}

/** An amount of minor units for reading, in the one way that all screens write it: "$59.99" in English, "59,99 US$" in Spanish. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(
    minor / 10 ** decimalsOf(currency),
  );
}
