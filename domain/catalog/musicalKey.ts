const TONICS = ["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"] as const;

/** The 24 keys, each under one spelling, so that a filter by key finds every song in it. */
export const MUSICAL_KEYS: readonly string[] = [...TONICS, ...TONICS.map((tonic) => `${tonic}m`)];

const RESPELLED: Record<string, string> = {
  "C#": "Db",
  "D#": "Eb",
  Gb: "F#",
  "G#": "Ab",
  "A#": "Bb",
  Cb: "B",
  Fb: "E",
  "E#": "F",
  "B#": "C",
};

/** The wheel that DJs mix by: 1B to 12B are these, a fifth apart, and 1A to 12A their relative minors. */
const CAMELOT_MAJOR = ["B", "F#", "Db", "Ab", "Eb", "Bb", "F", "C", "G", "D", "A", "E"] as const;
const CAMELOT_MINOR = ["Ab", "Eb", "Bb", "F", "C", "G", "D", "A", "E", "B", "F#", "Db"] as const;

/** As Spanish names the tones. */
const SOLFEGE: Record<string, string> = { do: "C", re: "D", mi: "E", fa: "F", sol: "G", la: "A", si: "B" };
const SPANISH = /^(do|re|mi|fa|sol|la|si)(?:\s*(#|b|sostenido|bemol))?(?:\s+(mayor|menor))?$/;

/** "la menor", "fa sostenido mayor", as one would write it with letters. */
function inLetters(words: string): string {
  const [, tone, sign = "", mode] = SPANISH.exec(words.toLowerCase()) ?? [];
  if (!tone) return words;
  const accidental = sign.startsWith("s") ? "#" : sign.slice(0, 1);
  return `${SOLFEGE[tone]}${accidental}${mode === "menor" ? "m" : ""}`;
}

/** "a minor", "la menor", "Am", "C# major", "D♭" or "8A" (Camelot) as one of `MUSICAL_KEYS`; `null` when it names no key. */
export function parseMusicalKey(text: string): string | null {
  const words = inLetters(text.trim().replaceAll("♭", "b").replaceAll("♯", "#"));
  const [, hour, ring] = /^(\d{1,2})([ABab])$/.exec(words) ?? [];
  if (hour) {
    const wheel = ring!.toUpperCase() === "B" ? CAMELOT_MAJOR : CAMELOT_MINOR;
    const tonic = wheel[Number(hour) - 1];
    return tonic ? `${tonic}${wheel === CAMELOT_MINOR ? "m" : ""}` : null;
  }
  const [, letter, accidental = "", rest] = /^([A-Ga-g])([#b]?)\s*(.*)$/.exec(words) ?? [];
  if (!letter) return null;
  const mode = /^(m|min|minor)$/.test(rest!.trim()) ? "m" : /^(|M|maj|major)$/.test(rest!.trim()) ? "" : null;
  if (mode === null) return null;
  const tonic = letter.toUpperCase() + accidental;
  return (RESPELLED[tonic] ?? tonic) + mode;
}
