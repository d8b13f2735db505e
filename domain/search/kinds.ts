/** What can be found, in the order of their codes in the database. */
export const KINDS = ["track", "release", "artist", "product", "post"] as const;
export type Kind = (typeof KINDS)[number];

/** The facet "Content Type" tells releases and products apart further than their kind does. */
export const CONTENT_TYPES = [
  "track",
  "single",
  "ep",
  "album",
  "artist",
  "digital",
  "physical",
  "post",
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The content types that a word after `type:` means; empty when it means none. */
export function contentTypesOf(word: string): readonly ContentType[] {
  if (word === "release") return ["single", "ep", "album"];
  if (word === "product") return ["digital", "physical"];
  const type = CONTENT_TYPES.find((type) => type === word);
  return type ? [type] : [];
}
