/** A line of a list of tracks, as it stands in a file. What the file does not say is empty. */
export interface PlaylistEntry {
  title: string;
  artist: string;
  /** As it was written. */
  isrc: string;
  /** Seconds; 0 where nobody says. */
  duration: number;
  /** Where it is found. */
  url: string;
}

export interface PlaylistFile {
  /** Empty where the file does not say. */
  title: string;
  entries: readonly PlaylistEntry[];
}

const NO_ENTRY: PlaylistEntry = { title: "", artist: "", isrc: "", duration: 0, url: "" };

export function entryOf(some: Partial<PlaylistEntry>): PlaylistEntry {
  return { ...NO_ENTRY, ...some };
}

/** A text without line breaks: these formats have one line for each thing. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** "Artist - Title" taken apart at the first dash that stands by itself; without one it is all title. */
export function readName(name: string): Pick<PlaylistEntry, "artist" | "title"> {
  const [, artist, title] = /^(.+?)\s+[-–—]\s+(.+)$/.exec(name.trim()) ?? [];
  return artist && title
    ? { artist: artist.trim(), title: title.trim() }
    : { artist: "", title: name.trim() };
}

export function printName({ artist, title }: Pick<PlaylistEntry, "artist" | "title">): string {
  return inOneLine(artist ? `${artist} - ${title}` : title);
}
