/** What somebody typed as a share, in basis points: "33.34" and "33,34" are 3334. Null: no share of a whole, or finer than a hundredth. */
export function bpsIn(typed: string): number | null {
  const [, whole, rest = ""] = /^(\d{1,3})(?:[.,](\d{0,2}))?\s*%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const bps = Number(whole) * 100 + Number(rest.padEnd(2, "0"));
  return bps <= 10_000 ? bps : null;
}

/** A share as a field shows it, without its sign: 3334 are "33.34", 5000 are "50". */
export function percentOf(bps: number): string {
  const rest = String(bps % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return rest ? `${Math.floor(bps / 100)}.${rest}` : String(bps / 100);
}
