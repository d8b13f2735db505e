import type { Dossier, DossierRelease, DossierStudio, DossierTrack, DossierWork } from "./dossier.ts";

/** Facts about which no rule has anything to say; each test spoils one of them. */
export const cleanTrack: DossierTrack = {
  id: "t1",
  title: "Undertow",
  versionTitle: null,
  artistNames: ["Mara Lune"],
  isrc: "QZKLR2600001",
  state: "ready",
  masterSha256: "a".repeat(64),
  master: {
    lossless: true,
    durationMs: 180_000,
    ...{ sampleRate: 48_000, bitDepth: 24, channels: 2, truePeak: -1, clippedSamples: 0 },
    ...{ leadingSilenceMs: 100, trailingSilenceMs: 900, damagedAtMs: null },
  },
  explicit: "none",
  language: "en",
  lyrics: "I left the light on in the harbour",
  isCover: false,
  coverLicence: null,
  isAiDisclosed: true,
  priceMinor: 100,
  suggestedPriceMinor: 150,
  splitState: null,
  works: [
    {
      id: "w1",
      title: "Undertow",
      iswc: "T0345246801",
      writers: [
        { party: { id: "p1", name: "Noa Lindqvist", ipi: "00014107338", isni: null }, shareBp: 7500 },
        { party: { id: "p2", name: "Ines Calloway", ipi: null, isni: "000000012150090X" }, shareBp: 2500 },
      ],
    },
  ],
  people: [],
};

export const cleanRelease: DossierRelease = {
  id: "r1",
  title: "Tidal Memory",
  versionTitle: null,
  artistNames: ["Mara Lune"],
  upc: "0036000291452",
  genre: "ambient",
  language: "en",
  ...{ cLineYear: 2026, cLineOwner: "Mara Lune", pLineYear: 2026, pLineOwner: "Mara Lune" },
  year: 2026,
  territories: [],
  excludedTerritories: [],
  cover: { width: 3000, height: 3000, bytes: 900_000, isRgb: true, alt: "A sea floor.", isAttested: true },
  priceMinor: 600,
  suggestedPriceMinor: null,
  currency: "EUR",
  splitState: null,
};

export const cleanStudio: DossierStudio = {
  isrcPrefix: "QZKLR",
  ...{ cLineOwner: "Mara Lune Records", pLineOwner: "Mara Lune" },
  isPaidOut: true,
};

/** The clean release with this about itself and about its one track. */
export function aDossier(
  release: Partial<DossierRelease> = {},
  track: Partial<DossierTrack> = {},
  ...more: Partial<DossierTrack>[]
): Dossier {
  const tracks = [track, ...more].map((some, place) => ({
    ...cleanTrack,
    ...(place > 0
      ? { id: `t${place + 1}`, isrc: `QZKLR260000${place + 1}`, masterSha256: String(place).repeat(64) }
      : {}),
    ...some,
  }));
  return { release: { ...cleanRelease, ...release }, tracks, studio: cleanStudio };
}

/** The one work of the clean track, spoilt. */
export function aWork(some: Partial<DossierWork>): Pick<DossierTrack, "works"> {
  return { works: [{ ...cleanTrack.works[0]!, ...some }] };
}
