import { AUDIO_FORMATS, type AudioFormat } from "../catalog/audio.ts";

/** What lies beside the music (knowledge/screens.md 3.1, assets). */
export const ASSET_KINDS = [
  "cover",
  "stem",
  "instrumental",
  "acapella",
  "booklet",
  "video",
  "pressPhoto",
  "sheetMusic",
  "project",
  "contract",
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The twelve parts of a mix that Audius tells apart. */
export const STEM_CATEGORIES = [
  "instrumental",
  "leadVocals",
  "melodicLead",
  "pad",
  "snare",
  "kick",
  "hiHat",
  "percussion",
  "sample",
  "backingVocals",
  "bass",
  "other",
] as const;
export type StemCategory = (typeof STEM_CATEGORIES)[number];

export type AssetFamily = "image" | "audio" | "pdf" | "video" | "project" | "notes";

interface FormatFacts {
  label: string;
  family: AssetFamily;
  extensions: readonly string[];
  mimeType: string;
}

const sound = Object.fromEntries(
  Object.entries(AUDIO_FORMATS).map(([format, facts]) => [format, { ...facts, family: "audio" }]),
) as unknown as Record<AudioFormat, FormatFacts>;

/** Every kind of file that is taken. The bytes decide which one a file is, never its name. */
export const ASSET_FORMATS = {
  ...sound,
  jpg: { label: "JPEG", family: "image", extensions: [".jpg", ".jpeg"], mimeType: "image/jpeg" },
  png: { label: "PNG", family: "image", extensions: [".png"], mimeType: "image/png" },
  webp: { label: "WebP", family: "image", extensions: [".webp"], mimeType: "image/webp" },
  pdf: { label: "PDF", family: "pdf", extensions: [".pdf"], mimeType: "application/pdf" },
  midi: { label: "MIDI", family: "notes", extensions: [".mid", ".midi"], mimeType: "audio/midi" },
  mp4: { label: "MP4", family: "video", extensions: [".mp4", ".m4v"], mimeType: "video/mp4" },
  mov: { label: "MOV", family: "video", extensions: [".mov"], mimeType: "video/quicktime" },
  webm: { label: "WebM", family: "video", extensions: [".webm", ".mkv"], mimeType: "video/webm" },
  zip: { label: "ZIP", family: "project", extensions: [".zip", ".dawproject"], mimeType: "application/zip" },
  gzip: {
    label: "Ableton Live",
    family: "project",
    extensions: [".als", ".adg", ".gz", ".tgz"],
    mimeType: "application/gzip",
  },
  sevenZip: { label: "7z", family: "project", extensions: [".7z"], mimeType: "application/x-7z-compressed" },
  flp: { label: "FL Studio", family: "project", extensions: [".flp"], mimeType: "application/octet-stream" },
} as const satisfies Record<string, FormatFacts>;
export type AssetFormat = keyof typeof ASSET_FORMATS;

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;

interface KindFacts {
  families: readonly AssetFamily[];
  maxBytes: number;
}

const PICTURE: KindFacts = { families: ["image"], maxBytes: 50 * MEGABYTE };
const SOUND: KindFacts = { families: ["audio"], maxBytes: GIGABYTE };
const PAPER = 100 * MEGABYTE;

const KINDS: Readonly<Record<AssetKind, KindFacts>> = {
  cover: PICTURE,
  stem: SOUND,
  instrumental: SOUND,
  acapella: SOUND,
  booklet: { families: ["pdf"], maxBytes: PAPER },
  video: { families: ["video"], maxBytes: 2 * GIGABYTE },
  pressPhoto: PICTURE,
  sheetMusic: { families: ["pdf", "notes", "image"], maxBytes: PAPER },
  project: { families: ["project"], maxBytes: 2 * GIGABYTE },
  contract: { families: ["pdf", "image"], maxBytes: PAPER },
};

export function isAssetKind(text: string): text is AssetKind {
  return (ASSET_KINDS as readonly string[]).includes(text);
}

export function familyOf(format: AssetFormat): AssetFamily {
  return ASSET_FORMATS[format].family;
}

/** What a file of this kind may be. */
export function formatsOf(kind: AssetKind): AssetFormat[] {
  const { families } = KINDS[kind];
  return (Object.keys(ASSET_FORMATS) as AssetFormat[]).filter((format) =>
    families.includes(familyOf(format)),
  );
}

export function maxBytesOf(kind: AssetKind): number {
  return KINDS[kind].maxBytes;
}

/** Every ending that the file dialog offers for a kind. */
export function extensionsOf(kind: AssetKind): string[] {
  return formatsOf(kind).flatMap((format) => [...ASSET_FORMATS[format].extensions]);
}

/** The kind that a file most probably is, by its name alone; it can be changed before and after it was sent. */
export function guessKind(fileName: string): AssetKind {
  const name = fileName.toLowerCase();
  // The last one: an .mp4 may hold sound alone, but most are films.
  const [format] =
    (Object.entries(ASSET_FORMATS) as [AssetFormat, FormatFacts][]).findLast(([, { extensions }]) =>
      extensions.some((ending) => name.endsWith(ending)),
    ) ?? [];
  if (!format) return "project";
  const isNamed = (words: RegExp) => words.test(name);
  switch (familyOf(format)) {
    case "image":
      return isNamed(/cover|front|artwork|portada/) ? "cover" : "pressPhoto";
    case "audio":
      if (isNamed(/a.?cap+ella/)) return "acapella";
      return isNamed(/instrumental/) ? "instrumental" : "stem";
    case "pdf":
      if (isNamed(/contract|agreement|contrato/)) return "contract";
      return isNamed(/score|sheet|lead.?sheet|partitura/) ? "sheetMusic" : "booklet";
    case "notes":
      return "sheetMusic";
    case "video":
      return "video";
    case "project":
      return "project";
  }
}

const STEM_WORDS: readonly (readonly [StemCategory, RegExp])[] = [
  ["backingVocals", /back(ing|ground)?.?(vo|vox)|\bbvs?\b|choir|harmon(y|ies)|coros/],
  ["leadVocals", /lead.?vo|vocal|vox|voice|\bvoz/],
  ["kick", /kick|bombo|\bbd\b/],
  ["snare", /snare|caja|\bsd\b/],
  ["hiHat", /hi.?hat|\bhh\b|hats/],
  ["percussion", /perc|drum|shaker|conga|bater[ií]a/],
  ["bass", /bass|\b808\b|bajo/],
  ["pad", /pad|strings|ambien/],
  ["sample", /sample|loop|chop/],
  ["melodicLead", /lead|melod|synth|keys|piano|guitar|teclado|guitarra/],
  ["instrumental", /instrumental|minus/],
];

/** Which part of a mix a file's name speaks of. */
export function guessStem(fileName: string): StemCategory {
  const name = fileName.toLowerCase().replaceAll("_", " ");
  return STEM_WORDS.find(([, words]) => words.test(name))?.[0] ?? "other";
}
