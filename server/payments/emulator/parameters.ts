import { refuse } from "./refuse.ts";

/** What a call was asked with: every value is a text, as forms have it. */
export type Params = Record<string, any>;

/** `a[b][0]=c` as it is meant. */
export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    if (path.includes("__proto__")) continue;
    let at = params;
    for (const word of path.slice(0, -1)) {
      if (typeof at[word] !== "object") at[word] = {};
      at = at[word];
    }
    const last = path.at(-1)!;
    at[last === "" ? Object.keys(at).length : last] = value;
  }
  return withLists(params);
}

function withLists(given: Params): any {
  const names = Object.keys(given);
  const values = Object.values(given).map((value) => (typeof value === "object" ? withLists(value) : value));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** An empty text means: none. */
export function numberIn(value: unknown): number | null {
  return value === undefined || value === null || value === "" ? null : Number(value);
}

/** A whole number of minor units, or a refusal that names the parameter. */
export function amountIn(value: unknown, param: string): number | null {
  const amount = numberIn(value);
  if (amount !== null && !Number.isSafeInteger(amount))
    refuse(`Invalid integer: ${value}`, { param, code: "parameter_invalid_integer" });
  return amount;
}

export function isTrue(value: unknown): boolean {
  return value === true || value === "true";
}

export function itemsIn(value: unknown): any[] {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : Object.values(value);
}

export function demand(params: Params, ...names: string[]): void {
  for (const name of names)
    if (params[name] === undefined || params[name] === "")
      refuse(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
}

/** What of these was given; an empty text takes a value away. */
export function given(params: Params, ...names: string[]): Params {
  const named = names.filter((name) => params[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, params[name] === "" ? null : params[name]]));
}

/** Metadata as they are after a change: an empty text takes one away. */
export function metadataIn(params: Params, before: Record<string, string> = {}): Record<string, string> {
  const all = { ...before, ...(params.metadata || {}) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "") as [string, string][]);
}
