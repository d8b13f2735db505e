import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { LATEST } from "../../library/latest.ts";

type Row = Readonly<Record<string, unknown>>;

/** A list of the library: its field, and what stands in each of its columns for something that was put in here. */
interface Shelf {
  field: "tracks" | "releases" | "artists";
  /** Null where too little is known of the thing to draw it. */
  rowOf(thing: RecordProxy): Row | null;
}

const textOf = (thing: RecordProxy, field: string) => String(thing.getValue(field) ?? "");
const namesOf = (thing: RecordProxy) => ((thing.getValue("artistNames") ?? []) as string[]).join(", ");

/** As wide as some screen asked for it; else as the server draws one for what has none. */
function pictureOf(thing: RecordProxy): string {
  for (const width of [320, 160, 1400, null]) {
    const held = thing.getValue("coverUrl", width === null ? undefined : { width });
    if (typeof held === "string") return held;
  }
  return `/covers/art/${/:(.+)$/.exec(atob(thing.getDataID()))?.[1]}.svg`;
}

/** The lists of `/library`, by what is kept in them. */
export const SHELVES: Readonly<Record<"likes" | "saves" | "follows", Shelf>> = {
  likes: {
    field: "tracks",
    rowOf: (track) =>
      isHeld(track, "title", "artistNames", "duration")
        ? {
            ...{ titles: track.getValue("title"), artists: namesOf(track) },
            ...{ durations: track.getValue("duration"), coverUrls: pictureOf(track) },
            pagePaths: textOf(track, "pagePath"),
          }
        : null,
  },
  saves: {
    field: "releases",
    rowOf: (release) =>
      isHeld(release, "title", "artistNames")
        ? {
            ...{ titles: release.getValue("title"), artists: namesOf(release) },
            ...{ coverUrls: pictureOf(release), pagePaths: textOf(release, "pagePath") },
            types: textOf(release, "type"),
          }
        : null,
  },
  follows: {
    field: "artists",
    rowOf: (artist) =>
      isHeld(artist, "name")
        ? {
            ...{ names: artist.getValue("name"), avatarUrls: textOf(artist, "avatarUrl") },
            ...{
              levels: artist.getValue("followLevel") ?? "everything",
              pagePaths: textOf(artist, "pagePath"),
            },
          }
        : null,
  },
};

function isHeld(thing: RecordProxy, ...fields: string[]): boolean {
  return fields.every((field) => thing.getValue(field) != null);
}

/** Puts something first into a list of the library, or takes it out, where the list has been read. */
export function layInLibrary(
  store: RecordSourceProxy,
  { field, rowOf }: Shelf,
  id: string,
  isKept: boolean,
): void {
  const thing = isKept ? store.get(id) : null;
  const known = thing ? rowOf(thing) : null;
  if (isKept && !known) return;
  const row: Row = { ...known, ids: id, addedAt: new Date().toISOString() };
  for (const list of listsOf(store, field)) layInList(list, row, id, isKept);
}

function layInList(list: RecordProxy, row: Row, id: string, isKept: boolean): void {
  const ids = list.getValue("ids") as string[] | undefined;
  if (!ids || ids.includes(id) === isKept) return;
  for (const column of COLUMNS) {
    const cells = list.getValue(column) as string[] | undefined;
    if (cells)
      list.setValue(
        isKept ? [(row[column] ?? "") as string, ...cells] : cells.filter((_, at) => ids[at] !== id),
        column,
      );
  }
}

const COLUMNS = [
  ...["ids", "titles", "artists", "names", "durations", "types", "coverUrls", "avatarUrls", "levels"],
  ...["pagePaths", "addedAt"],
];

/** Writes how much somebody hears of an artist into the list of those they follow. */
export function layLevel(store: RecordSourceProxy, id: string, level: string): void {
  for (const list of listsOf(store, "artists")) {
    const at = (list.getValue("ids") as string[] | undefined)?.indexOf(id) ?? -1;
    const levels = list.getValue("levels") as string[] | undefined;
    if (at >= 0 && levels) list.setValue(levels.with(at, level), "levels");
  }
}

/** A list as it has been read: its latest, the whole of it, or both. */
function listsOf(store: RecordSourceProxy, field: Shelf["field"]): RecordProxy[] {
  const library = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("library");
  return [LATEST, {}].flatMap((read) => library?.getLinkedRecord(field, read) ?? []);
}
