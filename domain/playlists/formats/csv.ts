import { csvLine, parseCsv, unguarded } from "../../csv.ts";
import { folded } from "../../library/shelf.ts";
import { entryOf, type PlaylistFile } from "./entry.ts";

/** What columns are called here and by the exports of other services, without accents and capitals. */
const COLUMNS = {
  title: ["title", "track name", "track", "song", "name", "titulo", "cancion", "pista"],
  artist: ["artist", "artist name(s)", "artist name", "artists", "creator", "artista", "artistas"],
  isrc: ["isrc"],
  duration: ["seconds", "duration (s)", "segundos"],
  url: ["url", "link", "enlace"],
} as const;
type Column = keyof typeof COLUMNS;

export function printCsv({ entries }: PlaylistFile): string {
  const lines = entries.map(({ title, artist, isrc, duration, url }) =>
    csvLine([title, artist, isrc, duration, url]),
  );
  return [csvLine(["Title", "Artist", "ISRC", "Seconds", "URL"]), ...lines].join("");
}

/** Null where its first line has no column for titles: then it is no such file. */
export function parseCsvPlaylist(text: string): PlaylistFile | null {
  const [headings = [], ...lines] = parseCsv(text);
  const names = headings.map((heading) => folded(heading.trim()));
  const place = (column: Column) =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
  const at = { title: place("title"), artist: place("artist"), isrc: place("isrc") };
  const more = { duration: place("duration"), url: place("url") };
  if (at.title < 0 || headings.length < 2) return null;
  const entries = lines
    .filter((cells) => cells.some((cell) => cell.trim()))
    .map((cells) => {
      const cell = (column: number) => unguarded(cells[column] ?? "");
      return entryOf({
        ...{ title: cell(at.title), artist: cell(at.artist), isrc: cell(at.isrc), url: cell(more.url) },
        duration: Math.round(Number(cell(more.duration)) || 0),
      });
    });
  return { title: "", entries };
}
