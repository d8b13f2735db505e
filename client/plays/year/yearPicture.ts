/** What a picture of a year says, in the person's language. */
export interface YearPicture {
  heading: string;
  /** The large number, and what it is of. */
  figure: string;
  figureLabel: string;
  lists: readonly { title: string; lines: readonly string[] }[];
  genres: string;
  /** Plays by month. */
  months: readonly number[];
  monthLetters: readonly string[];
  /** Where it is from, and what was counted. */
  foot: string;
}

export const FORMATS = {
  story: { width: 1080, height: 1920, lines: 5 },
  square: { width: 1080, height: 1080, lines: 3 },
} as const;
export type Format = keyof typeof FORMATS;

/** Words that fit into a width, the last of them cut where they do not. */
export function fitting(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 0 && widthOf(`${signs.join("").trimEnd()}…`) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
