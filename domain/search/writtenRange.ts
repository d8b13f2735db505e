import { NO_END, printRange, type Range } from "./facets.ts";

/** "120-140", "120..140", "128", "<10", ">=5", "10-"; numbers are multiplied by `unit`. */
export function someRange(value: string, unit: number): string[] {
  const range = compared(value, unit) ?? between(value, unit);
  return range && range.min <= range.max ? [printRange(range)] : [];
}

function compared(value: string, unit: number): Range | null {
  const [, sign, number] = /^([<>]=?)(\d{1,6}(?:\.\d{1,2})?)$/.exec(value) ?? [];
  if (!sign || !number) return null;
  const limit = Math.round(Number(number) * unit);
  if (sign.startsWith("<")) return { min: 0, max: sign === "<" ? limit - 1 : limit };
  return { min: sign === ">" ? limit + 1 : limit, max: NO_END };
}

function between(value: string, unit: number): Range | null {
  const [, low, dash, high] =
    /^(\d{1,7}(?:\.\d{1,2})?)?(-|[\u2013\u2014\u2026]|\.{2,3})?(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value) ?? [];
  if (!low && !high) return null;
  const min = Math.round(Number(low ?? 0) * unit);
  if (!dash) return { min, max: min };
  return { min, max: high ? Math.round(Number(high) * unit) : NO_END };
}
