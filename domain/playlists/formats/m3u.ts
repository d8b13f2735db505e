import { entryOf, inOneLine, type PlaylistEntry, type PlaylistFile, printName, readName } from "./entry.ts";

/** Extended M3U: a line of facts before each address. */
export function printM3u({ title, entries }: PlaylistFile): string {
  const lines = entries.flatMap((entry) => [
    `#EXTINF:${entry.duration || -1},${printName(entry)}`,
    inOneLine(entry.url) || printName(entry),
  ]);
  return ["#EXTM3U", ...(title ? [`#PLAYLIST:${inOneLine(title)}`] : []), ...lines, ""].join("\n");
}

/** Also of a plain list of files: the name of a file is then "Artist - Title". */
export function parseM3u(text: string): PlaylistFile {
  let title = "";
  let told: Partial<PlaylistEntry> | null = null;
  const entries: PlaylistEntry[] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    const [, seconds, name] = /^#EXTINF:\s*(-?[\d.]+)[^,]*,(.*)$/.exec(line) ?? [];
    if (name !== undefined)
      told = { ...readName(name), duration: Math.max(0, Math.round(Number(seconds) || 0)) };
    else if (line.startsWith("#PLAYLIST:")) title = line.slice("#PLAYLIST:".length).trim();
    else if (line.trim() && !line.startsWith("#")) {
      const url = /^https?:\/\//i.test(line.trim()) ? line.trim() : "";
      entries.push(entryOf({ ...(told ?? readName(fileName(line))), url }));
      told = null;
    }
  }
  return { title, entries };
}

/** The last part of a path, without its ending and the track number in front. */
function fileName(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? "";
  return name.replace(/\.\w{2,5}$/, "").replace(/^\d{1,3}[\s._-]+/, "");
}
