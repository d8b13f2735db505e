/** Which of the demo's people runs which studio, and who makes music in it. */
export interface StoryStudio {
  /** The account that owns it. */
  owner: string;
  workspaceType: "artist" | "label";
  tier: "trial" | "pro" | "enterprise";
  /** Slugs of the artists of songs.ts. */
  artists: readonly string[];
  /** Other accounts that work there. */
  members: readonly string[];
}

export const STUDIOS: readonly StoryStudio[] = [
  { owner: "artist", workspaceType: "artist", tier: "pro", artists: ["mara-lune"], members: ["manager"] },
  { owner: "dual", workspaceType: "artist", tier: "pro", artists: ["calle-norte"], members: [] },
  { owner: "owner", workspaceType: "artist", tier: "pro", artists: ["dusk-ferrow"], members: ["admin"] },
  { owner: "label", workspaceType: "label", tier: "enterprise", artists: ["orrin-vale"], members: [] },
  { owner: "trial", workspaceType: "artist", tier: "trial", artists: ["paper-kites"], members: [] },
  { owner: "super", workspaceType: "artist", tier: "enterprise", artists: [], members: [] },
];

/** Who follows whom, by account and artist. */
export const FOLLOWS: readonly [account: string, artist: string][] = [
  ["fan", "mara-lune"],
  ["fan", "orrin-vale"],
  ["fanpro", "mara-lune"],
  ["fanpro", "calle-norte"],
  ["fanpro", "dusk-ferrow"],
  ["educator", "orrin-vale"],
  ["collector", "mara-lune"],
  ["collector", "calle-norte"],
  ["collector", "dusk-ferrow"],
  ["collector", "orrin-vale"],
  ["dual", "mara-lune"],
];

export interface StoryProduct {
  owner: string;
  sku: string;
  name: string;
  type: "DIGITAL" | "PHYSICAL";
  genre: string;
  priceMinor: number;
  inventory: number | null;
}

export const PRODUCTS: readonly StoryProduct[] = [
  {
    owner: "artist",
    sku: "ML-LP-01",
    name: "Tidal Memory, sea-glass vinyl",
    type: "PHYSICAL",
    genre: "electronic",
    priceMinor: 2600,
    inventory: 84,
  },
  {
    owner: "artist",
    sku: "ML-DL-01",
    name: "Tidal Memory, download with stems",
    type: "DIGITAL",
    genre: "electronic",
    priceMinor: 1200,
    inventory: null,
  },
  {
    owner: "artist",
    sku: "ML-PR-01",
    name: "Harbour Lights, risograph print",
    type: "PHYSICAL",
    genre: "electronic",
    priceMinor: 1800,
    inventory: 12,
  },
  {
    owner: "dual",
    sku: "CN-CD-01",
    name: "Ciudad de Sal, CD in a sleeve of salt paper",
    type: "PHYSICAL",
    genre: "rock",
    priceMinor: 1400,
    inventory: 140,
  },
  {
    owner: "dual",
    sku: "CN-TS-02",
    name: "Camiseta Verano en bucle",
    type: "PHYSICAL",
    genre: "pop",
    priceMinor: 2200,
    inventory: 4,
  },
  {
    owner: "owner",
    sku: "DF-MC-01",
    name: "Late Bus Home, cassette",
    type: "PHYSICAL",
    genre: "hip-hop",
    priceMinor: 900,
    inventory: 60,
  },
  {
    owner: "owner",
    sku: "DF-BT-01",
    name: "Late Bus Home, instrumentals",
    type: "DIGITAL",
    genre: "hip-hop",
    priceMinor: 700,
    inventory: null,
  },
  {
    owner: "label",
    sku: "OV-LP-01",
    name: "Blue Hour Sketches, 180 g vinyl",
    type: "PHYSICAL",
    genre: "jazz",
    priceMinor: 2900,
    inventory: 200,
  },
  {
    owner: "label",
    sku: "OV-SB-01",
    name: "Blue Hour Sketches, lead sheets",
    type: "DIGITAL",
    genre: "jazz",
    priceMinor: 1500,
    inventory: null,
  },
];

export interface StoryPost {
  author: string;
  title: string;
  body: string;
  /** A moment, or the release on whose day it was written, at nine. */
  date: string | { release: string };
  likes: readonly string[];
}

export const POSTS: readonly StoryPost[] = [
  {
    author: "artist",
    title: "First Light Loop is out",
    body: "Written in one night on the ferry home, finished eight months later. The tide at the start is the real one, under the pier.",
    date: { release: "first-light-loop" },
    likes: ["fan", "fanpro", "collector", "dual"],
  },
  {
    author: "artist",
    title: "What the stems are for",
    body: "The download of Tidal Memory comes with stems. Remix them, teach with them, slow them down. Send me what you make.",
    date: "2025-04-02T16:30:00Z",
    likes: ["educator", "fanpro"],
  },
  {
    author: "dual",
    title: "Gira de otoño: seis ciudades",
    body: "Volvemos a la carretera en octubre. Las entradas para seguidores salen dos días antes.",
    date: "2026-08-20T11:00:00Z",
    likes: ["collector", "fanpro"],
  },
  {
    author: "owner",
    title: "The tape is back from the plant",
    body: "Sixty cassettes, hand-numbered. The hiss on side B is on purpose.",
    date: "2025-11-10T18:45:00Z",
    likes: ["collector"],
  },
  {
    author: "label",
    title: "Recording Blue Hour in one room",
    body: "Four players, two microphones, no headphones. The umbrella in the title was really there.",
    date: "2024-10-25T08:15:00Z",
    likes: ["fan", "educator", "collector"],
  },
];
