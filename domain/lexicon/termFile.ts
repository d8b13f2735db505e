import { type Refusal, refusal } from "../words/refusal.ts";
import {
  MAX_TERMS,
  nameProblem,
  namesOf,
  nameTaken,
  slugOf,
  takenName,
  termProblem,
  tidyAliases,
} from "./termEdit.ts";
import { folded, type Term, VOCABULARY_KEYS, type VocabularyKey } from "./vocabulary.ts";

/** The columns of a file of terms. `category` is where a genre stands; aliases are parted by semicolons. */
export const TERM_COLUMNS = ["list", "category", "slug", "english", "spanish", "aliases", "active"] as const;
type Column = (typeof TERM_COLUMNS)[number];

export const MAX_FILE_ROWS = 4000;

/** A term as the lexicon lists it. */
export interface ListedTerm extends Term {
  key: VocabularyKey;
  /** The name of the category that a genre stands in; null for other words. */
  category: string | null;
  active: boolean;
}

/** `merged` is a term that became part of another one: its row changes nothing. */
export const ROW_OUTCOMES = ["new", "changed", "same", "merged", "wrong"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What becomes of one line of a file. */
export interface RowPlan {
  /** Where it stands in the file; the columns' names are line 1. */
  line: number;
  outcome: RowOutcome;
  /** What the row is about, as it is written there. */
  name: string;
  /** Why it cannot be, for a `wrong` one. */
  problem: Refusal | null;
  /** What will stand in the lexicon, for a `new` or `changed` one. */
  term: ListedTerm | null;
}

/** The cells of a term's row, in the order of the columns. */
export function cellsOf({ key, category, slug, label, aliases, active }: ListedTerm): string[] {
  return [key, category ?? "", slug, label.en, label.es, aliases.join(";"), active ? "yes" : "no"];
}

/**
 * Judges a file before anything is written. Rows that the file does not hold stay as they are; an empty cell leaves what is
 * there, but an empty `aliases` takes them away. Names are compared with what will stand there when all rows are done.
 */
export function planFile(
  [heading = [], ...lines]: readonly (readonly string[])[],
  listed: readonly ListedTerm[],
  categories: readonly string[],
): { problem: Refusal | null; rows: RowPlan[] } {
  const columns = heading.map((cell) => cell.trim().toLowerCase());
  if (!columns.includes("list") || !columns.includes("english"))
    return { problem: refusal("lexicon.columnsMissing"), rows: [] };
  if (lines.length > MAX_FILE_ROWS)
    return { problem: refusal("lexicon.tooManyRows", { max: MAX_FILE_ROWS }), rows: [] };
  const standing = new Map(listed.map((term) => [placeOf(term), term]));
  const after = new Map(standing);
  const written = new Set<string>();
  const rows = lines.flatMap((cells, at): RowPlan[] => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const cell = (column: Column) => {
      const index = columns.indexOf(column);
      return index < 0 ? undefined : (cells[index] ?? "").trim();
    };
    const row = planRow(cell, listed, standing, categories);
    const place = row.term && placeOf(row.term);
    if (place && written.has(place)) return [{ ...wrong(row, refusal("lexicon.termTwice")), line: at + 2 }];
    if (place && row.term) {
      written.add(place);
      after.set(place, row.term);
    }
    return [{ ...row, line: at + 2 }];
  });
  return { problem: null, rows: rows.map((row) => judged(row, standing, [...after.values()])) };
}

type UnplacedRow = Omit<RowPlan, "line">;

const placeOf = ({ key, slug }: { key: VocabularyKey; slug: string }) => `${key} ${slug}`;
const wrong = <Row extends UnplacedRow>(row: Row, problem: Refusal): Row => ({
  ...row,
  outcome: "wrong",
  problem,
  term: null,
});

function planRow(
  cell: (column: Column) => string | undefined,
  listed: readonly ListedTerm[],
  standing: ReadonlyMap<string, ListedTerm>,
  categories: readonly string[],
): UnplacedRow {
  const english = cell("english") ?? "";
  const row: UnplacedRow = {
    outcome: "same",
    name: english || cell("slug") || "",
    problem: null,
    term: null,
  };
  const key = VOCABULARY_KEYS.find((key) => key === cell("list")?.toUpperCase());
  if (!key) return wrong(row, refusal("lexicon.listWrong"));
  const slug = cell("slug") || slugOf(english);
  const known = standing.get(placeOf({ key, slug }));
  if (!known && cell("slug") && isAlias(listed, key, slug)) return { ...row, outcome: "merged" };
  const label = { en: english || known?.label.en || "", es: cell("spanish") || known?.label.es || english };
  const aliases = cell("aliases");
  const edit = {
    labelEn: label.en,
    labelEs: label.es,
    aliases: aliases === undefined ? (known?.aliases ?? []) : tidyAliases(aliases.split(";")),
  };
  const problem = termProblem(edit) ?? (slugOf(slug) === slug ? null : refusal("lexicon.slugWrong"));
  if (problem) return wrong(row, problem);
  const active = activeOf(cell("active"), known?.active ?? true);
  if (active === null) return wrong(row, refusal("lexicon.activeWrong"));
  const category = categoryOf(key, cell("category") || known?.category || "", categories);
  if (category === undefined) return wrong(row, refusal("lexicon.categoryMissing"));
  const term: ListedTerm = { key, slug, label, aliases: edit.aliases, category, active };
  if (!known) return { ...row, outcome: "new", term };
  return { ...row, outcome: String(cellsOf(known)) === String(cellsOf(term)) ? "same" : "changed", term };
}

function judged(
  row: RowPlan,
  standing: ReadonlyMap<string, ListedTerm>,
  after: readonly ListedTerm[],
): RowPlan {
  const { term } = row;
  if (!term) return row;
  const list = after.filter(({ key }) => key === term.key);
  if (list.length > MAX_TERMS && row.outcome === "new")
    return wrong(row, refusal("lexicon.tooManyTerms", { max: MAX_TERMS }));
  // Of two rows that want one word, the one that had it keeps it.
  const known = standing.get(placeOf(term));
  const had = new Set(known ? namesOf(known).map(folded) : []);
  const taken = takenName(
    list.filter(({ slug }) => slug !== term.slug),
    namesOf(term).filter((name) => !had.has(folded(name))),
  );
  if (taken) return wrong(row, nameTaken(taken));
  return row.outcome === "same" ? { ...row, term: null } : row;
}

function isAlias(listed: readonly ListedTerm[], key: VocabularyKey, slug: string): boolean {
  return listed.some((term) => term.key === key && term.aliases.some((alias) => folded(alias) === slug));
}

const WORDS = new Map(
  Object.entries({ yes: true, true: true, "1": true, si: true, no: false, false: false, "0": false }),
);

/** Null for a word that is neither yes nor no. */
function activeOf(cell: string | undefined, known: boolean): boolean | null {
  return cell ? (WORDS.get(folded(cell)) ?? null) : known;
}

/** Undefined for a genre without one. */
function categoryOf(
  key: VocabularyKey,
  name: string,
  categories: readonly string[],
): string | null | undefined {
  if (key !== "GENRE") return null;
  return nameProblem(name) ? undefined : categories.find((category) => folded(category) === folded(name));
}
