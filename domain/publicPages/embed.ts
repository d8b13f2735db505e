/** The sizes of a player that stands on somebody else's page, in CSS pixels. */
export const EMBED_SIZES = {
  sm: { width: 400, height: 96 },
  md: { width: 480, height: 320 },
  lg: { width: 640, height: 480 },
} as const;
export type EmbedSize = keyof typeof EMBED_SIZES;
export const EMBED_THEMES = ["auto", "dark", "light"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export function isEmbedSize(text: string): text is EmbedSize {
  return Object.hasOwn(EMBED_SIZES, text);
}

interface Embed {
  /** The installation's own address. */
  origin: string;
  /** Of a release or a track. */
  id: string;
  size: EmbedSize;
  theme?: EmbedTheme;
  title: string;
  /** Instead of the size's own width. */
  width?: number;
}

export function embedUrl({ origin, id, size, theme = "auto" }: Embed): string {
  return `${origin}/embed/${id}?size=${size}${theme === "auto" ? "" : `&theme=${theme}`}`;
}

/** What somebody pastes into a page of theirs. */
export function embedCode(embed: Embed): string {
  const { width, height } = EMBED_SIZES[embed.size];
  const title = embed.title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const src = embedUrl(embed).replaceAll("&", "&amp;");
  return `<iframe src="${src}" width="${embed.width ?? width}" height="${height}" style="border:0;max-width:100%;border-radius:12px" loading="lazy" allow="autoplay; encrypted-media" title="${title}"></iframe>`;
}

/** The largest size that is no wider than `maxWidth`; the smallest where none is. */
export function sizeWithin(maxWidth: number): EmbedSize {
  const sizes = Object.keys(EMBED_SIZES) as EmbedSize[];
  return sizes.findLast((size) => EMBED_SIZES[size].width <= maxWidth) ?? "sm";
}
