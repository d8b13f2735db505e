import type { Subject, Words } from "./subject.ts";

/** Where a field stands: the part of the page that shows it, and what it is called there. */
interface Place {
  part: string;
  label: Words;
}

const place = (part: string, en: string, es: string): Place => ({ part, label: { en, es } });

/** The parts of a release's editor, `?part=`. */
const ON_RELEASE = {
  title: place("details", "Title", "Título"),
  versionTitle: place("details", "Version", "Versión"),
  artistNames: place("details", "Artists", "Artistas"),
  upc: place("details", "UPC or EAN", "UPC o EAN"),
  genre: place("details", "Genre", "Género"),
  language: place("details", "Language", "Idioma"),
  tracks: place("tracks", "Tracks", "Pistas"),
  cLineYear: place("rights", "© year", "Año del ©"),
  cLineOwner: place("rights", "© owner", "Titular del ©"),
  pLineYear: place("rights", "℗ year", "Año del ℗"),
  pLineOwner: place("rights", "℗ owner", "Titular del ℗"),
  territories: place("rights", "Only in", "Solo en"),
  excludedTerritories: place("rights", "Everywhere but in", "En todas partes menos en"),
  cover: place("artwork", "Cover", "Portada"),
  coverAlt: place("artwork", "Description of the cover", "Descripción de la portada"),
  coverAttested: place("artwork", "Confirmation", "Confirmación"),
  price: place("date", "Price", "Precio"),
  suggestedPrice: place("date", "Suggested price", "Precio sugerido"),
} as const satisfies Record<string, Place>;

/** The parts of a recording's page, the last word of its address; empty for the first. */
const ON_TRACK = {
  title: place("", "Title", "Título"),
  versionTitle: place("", "Version", "Versión"),
  isrc: place("", "ISRC", "ISRC"),
  language: place("", "Language", "Idioma"),
  explicit: place("", "Explicit words", "Lenguaje explícito"),
  coverLicence: place("", "Licence of the cover", "Licencia de la versión"),
  ai: place("", "Use of AI", "Uso de IA"),
  price: place("", "Price", "Precio"),
  suggestedPrice: place("", "Suggested price", "Precio sugerido"),
  plain: place("lyrics", "Lyrics", "Letra"),
  works: place("credits", "Works", "Obras"),
  people: place("credits", "People", "Personas"),
  file: place("files", "File", "Archivo"),
} as const satisfies Record<string, Place>;

export type FieldPlace = keyof typeof ON_RELEASE | keyof typeof ON_TRACK;

export function placeOf(page: "release" | "track", field: FieldPlace): Place {
  const places: Record<string, Place> = page === "release" ? ON_RELEASE : ON_TRACK;
  return places[field] ?? place("", field, field);
}

/** The mark of a field in an address: whoever opens it finds the field focused. A work has an entry of its own. */
export function fieldMark(field: FieldPlace, subject?: Subject): string {
  return subject?.kind === "work" ? `field-work-${subject.id}` : `field-${field}`;
}

/** The address of the exact field. Recordings are addressed by their global id, releases by the part behind its kind. */
export function fixPath(
  page: { kind: "release" | "track"; id: string },
  field: FieldPlace,
  subject?: Subject,
): string {
  const { part } = placeOf(page.kind, field);
  const mark = fieldMark(field, subject);
  if (page.kind === "release") return `/releases/${page.id}?part=${part}#${mark}`;
  const track = `/catalog/tracks/${encodeURIComponent(btoa(`Track:${page.id}`))}`;
  return `${part ? `${track}/${part}` : track}#${mark}`;
}
