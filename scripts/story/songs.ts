import { addDays, weekdayOf } from "../../domain/releases/planner/planDays.ts";
import type { Genre, Mood, Tune } from "./synth/Note.ts";

/** The invented musicians of the demo story. Their names were chosen to belong to nobody. */
export interface StoryArtist {
  slug: string;
  name: string;
  /** The registrant prefix that this artist's workspace owns; without one its songs carry no ISRC. */
  isrcPrefix: string | null;
}

export interface StoryRelease {
  slug: string;
  artist: string;
  title: string;
  type: "single" | "ep" | "album";
  /** Day of release, UTC; a number is as many days after the story is told, or the Friday that follows. */
  date: string | number;
  upc: null;
  /** Picks the cover's palette. */
  genre: Genre;
}

export interface Song extends Tune {
  title: string;
  artist: string;
  release: string;
  trackNumber: number;
  visibility: "public" | "unlisted" | "private";
  isrc: string | null;
}

export const STORY_ARTISTS: readonly StoryArtist[] = [
  { slug: "mara-lune", name: "Mara Lune", isrcPrefix: "QZLEV" },
  { slug: "calle-norte", name: "Calle Norte", isrcPrefix: null },
  { slug: "dusk-ferrow", name: "Dusk Ferrow", isrcPrefix: null },
  { slug: "orrin-vale", name: "Orrin Vale Quartet", isrcPrefix: null },
  { slug: "paper-kites", name: "Paper Kites Over Water", isrcPrefix: null },
];

const release = (
  slug: string,
  artist: string,
  title: string,
  type: StoryRelease["type"],
  date: StoryRelease["date"],
  genre: Genre,
): StoryRelease => ({ slug, artist, title, type, date, genre, upc: null });

export const STORY_RELEASES: readonly StoryRelease[] = [
  release("tidal-memory", "mara-lune", "Tidal Memory", "album", "2025-03-14", "electronic"),
  release("first-light-loop", "mara-lune", "First Light Loop", "single", -70, "electronic"),
  release("northern-hours", "mara-lune", "Northern Hours", "ep", 105, "electronic"),
  release("ciudad-de-sal", "calle-norte", "Ciudad de Sal", "album", "2024-05-10", "rock"),
  release("verano-en-bucle", "calle-norte", "Verano en bucle", "ep", "2026-06-26", "pop"),
  release("late-bus-home", "dusk-ferrow", "Late Bus Home", "ep", "2025-11-07", "hip-hop"),
  release("blue-hour-sketches", "orrin-vale", "Blue Hour Sketches", "album", "2024-10-18", "jazz"),
  release("letters-by-kite", "paper-kites", "Letters by Kite", "ep", 56, "pop"),
];

const FRIDAY = 5;

/** The day (`YYYY-MM-DD`) of a release where the story is told at `now`: what is new stays new, and what is to come stays to come. */
export function releaseDayOf(slug: string, now: Date): string {
  const { date } = STORY_RELEASES.find((each) => each.slug === slug)!;
  if (typeof date === "string") return date;
  const day = addDays(now.toISOString().slice(0, 10), date);
  return addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7);
}

type Row = readonly [title: string, bpm: number, key: string, mood: Mood];

/** Track lists in their order. A song's seed is its release and title, so that reordering changes no sound. */
const TRACK_LISTS: Record<string, { genre: Genre; visibility?: Song["visibility"]; rows: readonly Row[] }> = {
  "tidal-memory": {
    genre: "electronic",
    rows: [
      ["Undertow", 122, "Am", "melancholic"],
      ["Salt on the Lens", 118, "F", "relaxed"],
      ["Harbour Lights", 124, "C", "uplifting"],
      ["Moon Pull", 128, "F#m", "energetic"],
      ["Marea baja", 96, "Ebm", "melancholic"],
      ["Glass Jetty", 126, "Dm", "energetic"],
      ["Slow Return", 90, "Ab", "relaxed"],
      ["Tidal Memory", 120, "Bbm", "uplifting"],
    ],
  },
  "first-light-loop": { genre: "electronic", rows: [["First Light Loop", 132, "E", "uplifting"]] },
  "northern-hours": {
    genre: "electronic",
    visibility: "private",
    rows: [
      ["Polar Clock", 110, "Gm", "melancholic"],
      ["Aurora Draft", 136, "B", "energetic"],
    ],
  },
  "ciudad-de-sal": {
    genre: "rock",
    rows: [
      ["Ciudad de sal", 138, "Em", "energetic"],
      ["Paper Engines", 146, "A", "energetic"],
      ["La última estación", 92, "Dm", "melancholic"],
      ["Postcards from the Roof", 128, "G", "uplifting"],
      ["Ruido blanco", 152, "Bm", "energetic"],
      ["Nobody's Winter", 104, "Cm", "melancholic"],
    ],
  },
  "verano-en-bucle": {
    genre: "pop",
    rows: [
      ["Verano en bucle", 112, "D", "uplifting"],
      ["Cinnamon Static", 104, "Bb", "relaxed"],
      ["Bailar descalzos", 120, "Fm", "energetic"],
      ["Call Me Sunday", 98, "Eb", "uplifting"],
    ],
  },
  "late-bus-home": {
    genre: "hip-hop",
    rows: [
      ["Late Bus Home", 86, "Dbm", "relaxed"],
      ["Streetlight Choir", 92, "Abm", "melancholic"],
      ["Dos monedas", 96, "Gm", "energetic"],
      ["Rooftop Weather", 82, "Db", "relaxed"],
      ["Receipts", 90, "Em", "uplifting"],
    ],
  },
  "blue-hour-sketches": {
    genre: "jazz",
    rows: [
      ["Blue Hour", 132, "Bb", "relaxed"],
      ["Corner Table", 148, "F", "energetic"],
      ["Lluvia en el patio", 84, "Gm", "melancholic"],
      ["Half an Umbrella", 120, "Eb", "uplifting"],
      ["The Ferryman's Waltz in Four", 108, "Dm", "relaxed"],
      ["Último tranvía", 160, "C", "energetic"],
    ],
  },
  "letters-by-kite": {
    genre: "pop",
    visibility: "private",
    rows: [
      ["Letters by Kite", 106, "G", "uplifting"],
      ["Thread and Weather", 94, "Em", "melancholic"],
      ["Sunday Altitude", 116, "D", "relaxed"],
    ],
  },
};

/** Codes were given in 2026, each release taking the next ten numbers of the prefix. */
function isrcOf(prefix: string, release: string, place: number): string {
  const first = STORY_RELEASES.findIndex(({ slug }) => slug === release) * 10 + 1;
  return `${prefix}26${String(first + place).padStart(5, "0")}`;
}

/** Every song of the story, release by release. */
export const SONGS: readonly Song[] = STORY_RELEASES.flatMap(({ slug, artist }) => {
  const { genre, visibility = "public", rows } = TRACK_LISTS[slug]!;
  const owner = STORY_ARTISTS.find((candidate) => candidate.slug === artist)!;
  return rows.map(([title, bpm, key, mood], i): Song => {
    return {
      ...{ title, artist, release: slug, trackNumber: i + 1, visibility, bpm, key, mood, genre },
      seed: `${slug} ${title}`,
      isrc: owner.isrcPrefix && visibility === "public" ? isrcOf(owner.isrcPrefix, slug, i) : null,
    };
  });
});
