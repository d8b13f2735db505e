import { ipiProblem, iswcProblem } from "../../domain/catalog/identifiers.ts";

/** Who is behind the music of an invented artist, and where it was made. */
export interface StoryCredits {
  artist: string;
  /** Owner of the recordings. */
  owner: string;
  country: string;
  /** What is sung in, but for songs that say otherwise. */
  language: string;
  explicit: "none" | "clean" | "explicit";
  instruments: readonly string[];
  credits: readonly [name: string, role: string][];
  /** Shares in basis points. */
  writers: readonly [name: string, role: "C" | "A" | "CA", shareBp: number][];
}

/** Names that were chosen to belong to nobody. */
export const STORY_CREDITS: readonly StoryCredits[] = [
  {
    artist: "mara-lune",
    owner: "Mara Lune",
    country: "PT",
    language: "en",
    explicit: "none",
    instruments: ["piano", "bass"],
    credits: [
      ["Noa Lindqvist", "vocals"],
      ["Noa Lindqvist", "synthesizer"],
      ["Tavi Brandholt", "bass"],
      ["Ines Calloway", "coProducer"],
      ["Oskar Pellerin", "mixing"],
      ["Studio Saltbox", "mastering"],
    ],
    writers: [
      ["Noa Lindqvist", "CA", 7500],
      ["Ines Calloway", "C", 2500],
    ],
  },
  {
    artist: "orrin-vale",
    owner: "Kestrel & Low Records",
    country: "DE",
    language: "zxx",
    explicit: "none",
    instruments: ["piano", "bass", "drums"],
    credits: [
      ["Orrin Vale", "trumpet"],
      ["Mirek Solberg", "piano"],
      ["Dagny Thorne", "bass"],
      ["Lukas Amsel", "drums"],
      ["Petra Hollin", "recordingEngineer"],
      ["Petra Hollin", "mixing"],
      ["Studio Saltbox", "mastering"],
    ],
    writers: [
      ["Orrin Vale", "C", 6000],
      ["Mirek Solberg", "C", 4000],
    ],
  },
  {
    artist: "calle-norte",
    owner: "Calle Norte",
    country: "ES",
    language: "es",
    explicit: "none",
    instruments: ["guitar", "bass", "drums"],
    credits: [
      ["Iria Montclar", "vocals"],
      ["Berto Sanjuar", "guitar"],
      ["Lía Quintabell", "drums"],
      ["Berto Sanjuar", "producer"],
      ["Oskar Pellerin", "mixing"],
    ],
    writers: [
      ["Iria Montclar", "A", 5000],
      ["Berto Sanjuar", "C", 5000],
    ],
  },
  {
    artist: "dusk-ferrow",
    owner: "Dusk Ferrow",
    country: "GB",
    language: "en",
    explicit: "explicit",
    instruments: ["drums", "piano"],
    credits: [
      ["Dusk Ferrow", "rap"],
      ["Wren Okello", "programmer"],
      ["Wren Okello", "producer"],
    ],
    writers: [
      ["Dusk Ferrow", "A", 5000],
      ["Wren Okello", "C", 5000],
    ],
  },
];

/** Songs whose language is not the artist's usual one. */
export const SUNG_IN: Readonly<Record<string, string>> = {
  "Marea baja": "es",
  "Paper Engines": "en",
  "Postcards from the Roof": "en",
  "Nobody's Winter": "en",
  "Cinnamon Static": "en",
  "Call Me Sunday": "en",
  "Dos monedas": "es",
};

/** A work that is still a draft: its writers have not agreed on the last fifth. */
export const UNFINISHED = "Aurora Draft";

/** Lyrics of two songs; the first one is timed. */
export const STORY_LYRICS: readonly { title: string; isTimed: boolean; text: string }[] = [
  {
    title: "Undertow",
    isTimed: true,
    text: `I left the light on in the harbour
for a boat that never came
Every wave that took a letter
brought me back another name
Undertow, undertow
carry what I cannot hold
Leave the shore the way you found it
leave the silver, keep the cold
Undertow, undertow
I was deeper than I showed`,
  },
  {
    title: "Marea baja",
    isTimed: false,
    text: `Baja la marea y se queda el sol
en los charcos que dejó la noche

Yo tenía un barco de papel
tú tenías un mar entero

Vuelve con la luna, vuelve sin hablar
que la arena guarda lo que no dijimos`,
  },
];

/** An IPI name number that belongs to nobody we know of, with the check digits that it would have. */
export function inventedIpi(place: number): string {
  const base = String(999_000_000 + place);
  return withCheck((check) => `${base}${String(check).padStart(2, "0")}`, 100, ipiProblem);
}

/** An ISWC out of a range that is not in use, with its check digit. */
export function inventedIswc(place: number): string {
  const base = String(999_000_000 + place);
  return withCheck((check) => `T${base}${String(check)}`, 10, iswcProblem);
}

function withCheck(
  make: (check: number) => string,
  checks: number,
  problem: (code: string) => object | null,
): string {
  for (let check = 0; check < checks; check++) if (!problem(make(check))) return make(check);
  throw new Error("A base without a check digit.");
}
