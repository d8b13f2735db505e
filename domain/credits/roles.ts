/** What somebody can have done on a recording. Main and featured artists are the artists of the track. */
export interface CreditRole {
  id: string;
  label: { en: string; es: string };
  group: "performance" | "production" | "writing";
}

type Names = readonly [id: string, en: string, es: string];

const PERFORMANCE: readonly Names[] = [
  ["vocals", "Vocals", "Voz"],
  ["backingVocals", "Backing vocals", "Coros"],
  ["rap", "Rap", "Rap"],
  ["guitar", "Guitar", "Guitarra"],
  ["acousticGuitar", "Acoustic guitar", "Guitarra acústica"],
  ["bass", "Bass", "Bajo"],
  ["drums", "Drums", "Batería"],
  ["percussion", "Percussion", "Percusión"],
  ["keys", "Keys", "Teclados"],
  ["piano", "Piano", "Piano"],
  ["synthesizer", "Synthesizer", "Sintetizador"],
  ["strings", "Strings", "Cuerdas"],
  ["violin", "Violin", "Violín"],
  ["cello", "Cello", "Violonchelo"],
  ["brass", "Brass", "Metales"],
  ["trumpet", "Trumpet", "Trompeta"],
  ["saxophone", "Saxophone", "Saxofón"],
  ["flute", "Flute", "Flauta"],
  ["accordion", "Accordion", "Acordeón"],
  ["turntables", "Turntables", "Platos"],
  ["otherInstrument", "Other instrument", "Otro instrumento"],
  ["conductor", "Conductor", "Dirección de orquesta"],
  ["orchestra", "Orchestra", "Orquesta"],
  ["choir", "Choir", "Coro"],
];

const PRODUCTION: readonly Names[] = [
  ["producer", "Producer", "Producción"],
  ["coProducer", "Co-producer", "Coproducción"],
  ["executiveProducer", "Executive producer", "Producción ejecutiva"],
  ["recordingEngineer", "Recording engineer", "Grabación"],
  ["mixing", "Mixing", "Mezcla"],
  ["mastering", "Mastering", "Masterización"],
  ["programmer", "Programming", "Programación"],
  ["remixer", "Remixer", "Remezcla"],
  ["fieldRecording", "Field recording", "Grabación de campo"],
];

const WRITING: readonly Names[] = [
  ["composer", "Composer", "Composición"],
  ["lyricist", "Lyricist", "Letra"],
  ["arranger", "Arranger", "Arreglos"],
  ["translator", "Translator", "Traducción"],
];

const grouped = (names: readonly Names[], group: CreditRole["group"]) =>
  names.map(([id, en, es]): CreditRole => ({ id, label: { en, es }, group }));

export const CREDIT_ROLES: readonly CreditRole[] = [
  ...grouped(PERFORMANCE, "performance"),
  ...grouped(PRODUCTION, "production"),
  ...grouped(WRITING, "writing"),
];

export function isCreditRole(id: string): boolean {
  return CREDIT_ROLES.some((role) => role.id === id);
}

/** What a role is called; its own id for one that is no longer in the list. */
export function roleLabel(id: string, language: "en" | "es"): string {
  return CREDIT_ROLES.find((role) => role.id === id)?.label[language] ?? id;
}
