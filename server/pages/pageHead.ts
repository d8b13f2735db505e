/** Where the client draws; what is written ahead of it stands beside. */
export const ROOT = '<div id="root"></div>';

export interface PreviewImage {
  url: string;
  alt: string;
  /** In pixels, where they are known: who draws a preview then need not wait for the picture. */
  width?: number;
  height?: number;
}

/** What a page tells those who do not run our scripts: search engines, and chats that draw a preview of a link. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one address, whole. */
  canonical: string;
  /** Open Graph's word for what it is, such as "profile" or "music.album". */
  type: string;
  /** Whole addresses; the first one is the best. */
  images: readonly PreviewImage[];
  /** schema.org's description of the same thing. */
  jsonLd?: object;
  /** Further properties of its type, such as "music:duration", in their order. */
  properties?: readonly (readonly [name: string, content: string])[];
  /** Where a site that embeds pages asks how (oEmbed): whole addresses. */
  oembed?: { json: string; xml: string };
  /** False keeps the page out of search engines. */
  isIndexed: boolean;
}

/** The client's page with this head instead of the common one. Everything in it was written by somebody: all is escaped. */
export function withHead(html: string, head: PageHead): string {
  // Functions, because "$&" in a text would be read as an instruction.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => "")
    .replace("</head>", () => `${tagsOf(head).join("")}</head>`);
}

/** The page with a title of its own that no search engine keeps. */
export function withoutIndex(html: string, title: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace("</head>", () => `${meta("name", "robots", "noindex")}</head>`);
}

function tagsOf(head: PageHead): string[] {
  const { title, description, canonical, type, images, properties = [], oembed, jsonLd, isIndexed } = head;
  const [image] = images;
  return [
    meta("name", "description", description),
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...(isIndexed ? [] : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", "Levare"),
    meta("property", "og:type", type),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    ...images.flatMap(({ url, alt, width, height }) => [
      meta("property", "og:image", url),
      ...(width && height
        ? [
            meta("property", "og:image:width", String(width)),
            meta("property", "og:image:height", String(height)),
          ]
        : []),
      meta("property", "og:image:alt", alt),
    ]),
    ...properties.map(([name, content]) => meta("property", name, content)),
    ...(oembed
      ? [alternate("application/json+oembed", oembed.json), alternate("text/xml+oembed", oembed.xml)]
      : []),
    meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    ...(image ? [meta("name", "twitter:image", image.url)] : []),
    ...(jsonLd ? [`<script type="application/ld+json">${scriptData(jsonLd)}</script>`] : []),
  ];
}

function alternate(type: string, href: string): string {
  return `<link rel="alternate" type="${type}" href="${escaped(href)}">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML and XML, inside of elements and of attributes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** JSON inside a script element: "</script>" and "<!--" would end or open one, so no such sign stands as itself. */
function scriptData(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
