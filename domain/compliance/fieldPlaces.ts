import { type Text, text } from "../words/refusal.ts";
import type { Subject } from "./subject.ts";

/** Where a field stands: the part of the page that shows it, and what it is called there. */
interface Place {
  part: string;
  label: Text;
}

/** The parts of a release's editor, `?part=`. */
const ON_RELEASE = {
  title: "details",
  versionTitle: "details",
  artistNames: "details",
  upc: "details",
  genre: "details",
  language: "details",
  tracks: "tracks",
  splits: "splits",
  cLineYear: "rights",
  cLineOwner: "rights",
  pLineYear: "rights",
  pLineOwner: "rights",
  territories: "rights",
  excludedTerritories: "rights",
  cover: "artwork",
  coverAlt: "artwork",
  coverAttested: "artwork",
  price: "date",
  suggestedPrice: "date",
} as const satisfies Record<string, string>;

/** The parts of a recording's page, the last word of its address; empty for the first. */
const ON_TRACK = {
  title: "",
  versionTitle: "",
  isrc: "",
  language: "",
  explicit: "",
  coverLicence: "",
  ai: "",
  price: "",
  suggestedPrice: "",
  plain: "lyrics",
  works: "credits",
  people: "credits",
  file: "files",
  splits: "splits",
} as const satisfies Record<string, string>;

/** What is mended for all releases of a studio at once: the addresses of those pages. */
const OF_STUDIO = { payoutAccount: "/finances/payouts" } as const satisfies Record<string, string>;

export type FieldPlace = keyof typeof ON_RELEASE | keyof typeof ON_TRACK | keyof typeof OF_STUDIO;

/** The page on which something is mended. */
export type Page = { kind: "release" | "track"; id: string } | { kind: "studio" };

const PARTS: Record<Page["kind"], Partial<Record<FieldPlace, string>>> = {
  ...{ release: ON_RELEASE, track: ON_TRACK, studio: OF_STUDIO },
};

export function placeOf(page: Page["kind"], field: FieldPlace): Place {
  return { part: PARTS[page][field] ?? "", label: text(`compliance.field${capital(field)}`) };
}

function capital<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}

/** The mark of a field in an address: whoever opens it finds the field focused. A work has an entry of its own. */
export function fieldMark(field: FieldPlace, subject?: Subject): string {
  return subject?.kind === "work" ? `field-work-${subject.id}` : `field-${field}`;
}

/** The address of the exact field. Recordings are addressed by their global id, releases by the part behind its kind. */
export function fixPath(page: Page, field: FieldPlace, subject?: Subject): string {
  const { part } = placeOf(page.kind, field);
  const mark = fieldMark(field, subject);
  if (page.kind === "studio") return `${part}#${mark}`;
  if (page.kind === "release") return `/releases/${page.id}?part=${part}#${mark}`;
  const track = `/catalog/tracks/${encodeURIComponent(btoa(`Track:${page.id}`))}`;
  return `${part ? `${track}/${part}` : track}#${mark}`;
}
