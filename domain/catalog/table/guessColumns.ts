import { plainWord } from "./plainWord.ts";
import { type ColumnKey, TRACK_COLUMNS } from "./trackColumns.ts";

/** What a column of a file is taken for: a fact, the track's own id, or nothing. */
export type Target = ColumnKey | "id";

/** What other people's sheets call the facts, in English and Spanish; our own headings are known besides. */
const NAMES: Partial<Record<Target, string>> = {
  id: "track id|levare id",
  title:
    "track title|song title|song name|track name|song|track|name|recording title|titulo|titulo de la cancion|cancion|tema|pista|nombre",
  versionTitle:
    "title version|track version|version title|mix|mix name|mix version|remix version|subtitle|subtitulo|version del tema",
  artistNames:
    "artist|artist name|artist names|track artist|track artists|primary artist|primary artists|main artist|display artist|performer|band|artista|artistas|interprete|artista principal",
  isrc: "isrc code|isrc number|codigo isrc|recording code",
  genre: "primary genre|main genre|genre 1|style|genero|genero principal|estilo",
  subGenre: "subgenre|sub genre|secondary genre|genre 2|subgenero|genero secundario",
  mood: "moods|primary mood|animo|estado de animo|ambiente",
  furtherMoods: "other moods|more moods|otros animos",
  instruments: "instrument|instrumentation|instrumentos|instrumento",
  bpm: "tempo|beats per minute|pulsaciones|tempo bpm",
  key: "musical key|song key|key signature|initial key|tonalidad|tono",
  language:
    "lyrics language|lyric language|vocal language|audio language|title language|language of lyrics|idioma|idioma de la letra|lengua",
  explicit:
    "explicit lyrics|parental advisory|parental advisory type|advisory|explicit content|explicit flag|contenido explicito|letra explicita|explicito",
  visibility: "status|privacy|visibilidad|privacidad|estado",
  pLineYear:
    "p year|pline year|℗ year|copyright year p|sound recording copyright year|ano p|ano de la p line",
  pLineOwner:
    "p line|pline|p line name|℗|℗ line|p owner|sound recording owner|master owner|master rights holder|titular del fonograma|linea p",
  recordingYear: "year of recording|year recorded|year|ano de grabacion|ano",
  recordingCountry:
    "country of recording|recording location|country|country of commissioning|pais de grabacion|pais",
  isCover: "cover|cover song|is cover song|version de otro|es version",
  coverLicence: "cover license|cover licence|mechanical license|licence|license|licencia",
  isLive: "live|live recording|en vivo|en directo|directo",
  isRemix: "remix",
  previewStartMs:
    "preview start|sample start|clip start|preview start time|sample start index|inicio del fragmento",
  maxFreePlays: "free plays|streams before purchase|escuchas gratis",
  priceMinor: "track price|minimum price|individual track price|precio|precio minimo",
  suggestedPriceMinor: "suggested|recommended price|precio sugerido",
  isPriceFixed: "fixed price|precio fijo",
  downloadAllowed: "download|downloads|free download|enable download|descarga|descargas",
  creditsText: "credits text|track credits|about this track|description|notes|creditos|descripcion",
};

const KNOWN: ReadonlyMap<string, Target> = new Map([
  ...(Object.entries(NAMES) as [Target, string][]).flatMap(([target, names]) =>
    names.split("|").map((name): [string, Target] => [plainWord(name) || name, target]),
  ),
  ...TRACK_COLUMNS.map(({ heading, key }): [string, Target] => [plainWord(heading), key]),
  ["id", "id"],
]);

/**
 * What the columns of a file hold, by their headings. What the studio chose before for a heading counts more than our
 * guess; no fact is taken from two columns.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, Target | null> = new Map(),
): (Target | null)[] {
  const taken = new Set<Target>();
  const claim = (target: Target | null | undefined): Target | null => {
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  };
  const chosen = headings.map((heading) => remembered.get(plainWord(heading)));
  // What was chosen is placed first, wherever it stands.
  const placed = chosen.map((target) => claim(target));
  return headings.map(
    (heading, at) =>
      placed[at] ??
      (chosen[at] === undefined ? claim(KNOWN.get(plainWord(heading)) ?? KNOWN.get(heading.trim())) : null),
  );
}
