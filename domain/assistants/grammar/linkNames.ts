import { foldText } from "../../search/terms.ts";

/** Something of the studio that a question can name. */
export interface Named {
  kind: "release" | "track" | "product";
  id: string;
  /** As answers write it. */
  name: string;
  /** What else people call it: "the Deluxe". */
  aliases?: readonly string[];
}

/** A question whose names were found and taken out, so that the title "Receipts" is no question about money. */
export interface Linked {
  /** Folded, with a "~" where a name stood. */
  rest: string;
  /** What was named, the first first; several under one name where a song and its single have the same. */
  named: readonly Named[];
}

const LEAST = 3;

/** Finds the names of a studio's things in a question, the longest first. */
export function linkNames(question: string, things: readonly Named[]): Linked {
  const calls = things
    .flatMap((thing) => [thing.name, ...(thing.aliases ?? [])].map((call) => ({ thing, call: tidy(call) })))
    .filter(({ call }) => call.length >= LEAST)
    .sort((a, b) => b.call.length - a.call.length);
  let rest = ` ${tidy(question)} `;
  const found = new Map<Named, number>();
  for (const { thing, call } of calls) {
    const at = rest.indexOf(` ${call} `);
    if (at >= 0) {
      found.set(thing, at);
      // Signs stay as many, so that the places of other names stay true.
      rest = `${rest.slice(0, at + 1)}${"#".repeat(call.length)}${rest.slice(at + 1 + call.length)}`;
      for (const { thing: same, call: other } of calls) if (other === call) found.set(same, at);
    }
  }
  const named = [...found].sort(([, a], [, b]) => a - b).map(([thing]) => thing);
  // A sign that no word has, so that the words beside a name do not join.
  return { rest: rest.replace(/#+/g, "~").trim(), named };
}

/** Folded words with one space between; what stands between brackets is part of them. */
function tidy(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
