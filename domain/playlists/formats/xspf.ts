import { entryOf, type PlaylistFile } from "./entry.ts";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const NAMES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
// XML 1.0 has no way to write these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string) =>
  text
    .replace(UNWRITABLE, "")
    .replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
    .replaceAll("\r", "&#13;");

/** XSPF 1 (xspf.org): XML with one element for each track. */
export function printXspf({ title, entries }: PlaylistFile): string {
  const element = (name: string, text: string) => (text ? `      <${name}>${escaped(text)}</${name}>\n` : "");
  const tracks = entries.map(
    ({ title, artist, isrc, duration, url }) =>
      `    <track>\n${element("location", url)}${element("identifier", isrc && `urn:isrc:${isrc}`)}${element("title", title)}${element("creator", artist)}${element("duration", duration ? String(duration * 1000) : "")}    </track>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<playlist version="1" xmlns="http://xspf.org/ns/0/">
  <title>${escaped(title)}</title>
  <trackList>
${tracks.join("")}  </trackList>
</playlist>
`;
}

/** Reads what is needed of it; nothing in it is followed or expanded. */
export function parseXspf(text: string): PlaylistFile {
  const head = text.split(/<(?:\w+:)?trackList\b/)[0]!;
  const tracks = [...text.matchAll(/<(?:\w+:)?track\b[^>]*>([\s\S]*?)<\/(?:\w+:)?track>/g)];
  return {
    title: inner(head, "title"),
    entries: tracks.map(([, track = ""]) => {
      const identifier = inner(track, "identifier");
      return entryOf({
        title: inner(track, "title"),
        artist: inner(track, "creator"),
        isrc: /isrc:([\w-]+)/i.exec(identifier)?.[1] ?? "",
        duration: Math.round((Number(inner(track, "duration")) || 0) / 1000),
        url: inner(track, "location"),
      });
    }),
  };
}

function inner(xml: string, name: string): string {
  const [, text = ""] =
    new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>([\\s\\S]*?)</(?:\\w+:)?${name}>`).exec(xml) ?? [];
  const [, raw] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(text) ?? [];
  return raw ?? text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, plain);
}

function plain(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMES[name] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
