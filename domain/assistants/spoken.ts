/** An answer as it is read aloud: words alone, without marks, places of sources, addresses and the bars of tables. */
export function spokenText(markdown: string): string {
  return (
    markdown
      .replace(/\[(\d{1,2})\]/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/^[^\S\n]*\|(?:[^\S\n]*:?-+:?[^\S\n]*\|)+[^\S\n]*$/gm, "")
      .replace(
        /^[^\S\n]*\|[^\S\n]*(.*?)[^\S\n]*\|[^\S\n]*$/gm,
        (_row, cells: string) => `${cells.replace(/\s*\|\s*/g, ", ")}.`,
      )
      .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, "")
      // What is escaped stands for itself, and marks do not.
      .replace(/\\([\\`*_[\]<>|~])|[*_`~]/g, (_mark, escaped?: string) => escaped ?? "")
      .replace(/[^\S\n]+/g, " ")
      .trim()
  );
}

/**
 * The sentences of an answer that are whole, as they are read aloud while the rest is still being written. A line that
 * has ended is one, however it ends.
 *
 * @param from characters that were read already
 * @returns the sentences, and how many characters of the text they end at
 */
export function wholeSentences(
  text: string,
  from: number,
  isDone: boolean,
): { said: string[]; until: number } {
  const rest = text.slice(from);
  const end = isDone ? rest.length : lastEnd(rest);
  const said = rest
    .slice(0, end)
    .split(/(?<=[.!?…:])\s+|\n+/u)
    .map(spokenText)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return { said, until: from + end };
}

/** Behind the last sentence that has certainly ended: a dot may be the middle of a number. */
function lastEnd(text: string): number {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]\s+|\n/gu)) end = index + mark.length;
  return end;
}
