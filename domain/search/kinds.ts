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

const RELEASES: readonly ContentType[] = ["single", "ep", "album"];
const PRODUCTS: readonly ContentType[] = ["digital", "physical"];

/** Other words for content types, folded. */
const MEANT: Readonly<Record<string, readonly ContentType[]>> = {
  release: RELEASES,
  lanzamiento: RELEASES,
  product: PRODUCTS,
  producto: PRODUCTS,
  song: ["track"],
  pista: ["track"],
  cancion: ["track"],
  sencillo: ["single"],
  artista: ["artist"],
  fisico: ["physical"],
  publicacion: ["post"],
};

/** The content types that a folded word after `type:` means; empty when it means none. */
export function contentTypesOf(word: string): readonly ContentType[] {
  const type = CONTENT_TYPES.find((type) => type === word);
  return type ? [type] : (Object.entries(MEANT).find(([name]) => name === word)?.[1] ?? []);
}
