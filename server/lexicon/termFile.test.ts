import * as fc from "fast-check";
import { csvLine, parseCsv } from "../../domain/csv.ts";
import { nameProblem, slugOf } from "../../domain/lexicon/termEdit.ts";
import {
  cellsOf,
  type ListedTerm,
  planFile,
  type RowPlan,
  TERM_COLUMNS,
} from "../../domain/lexicon/termFile.ts";
import { BUILT_IN_TERMS, folded, VOCABULARY_KEYS } from "../../domain/lexicon/vocabulary.ts";
import { english } from "../../domain/testing/english.ts";

const SHELVES = ["Electronic", "Rock, Metal", 'The "rest"'];
const built: ListedTerm[] = VOCABULARY_KEYS.flatMap((key) =>
  BUILT_IN_TERMS[key].map((term) => ({
    ...term,
    key,
    category: key === "GENRE" ? "Electronic" : null,
    active: true,
  })),
);

const fileOf = (terms: readonly ListedTerm[]) => [TERM_COLUMNS, ...terms.map(cellsOf)].map(csvLine).join("");
const plan = (text: string, listed = built) => planFile(parseCsv(text), listed, SHELVES);
const outcomes = (rows: readonly RowPlan[]) => rows.map(({ outcome }) => outcome);

const name = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => nameProblem(text) === null && slugOf(text) !== "");
const terms = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom(...VOCABULARY_KEYS),
      names: fc.uniqueArray(name, { minLength: 2, maxLength: 6, selector: slugOf }),
      shelf: fc.constantFrom(...SHELVES),
      active: fc.boolean(),
    }),
    { maxLength: 12, selector: ({ names }) => slugOf(names[0]!) },
  )
  .map((drawn) => {
    const taken = new Set<string>();
    return drawn.flatMap(({ key, names, shelf, active }): ListedTerm[] => {
      const free = names.filter(
        (each) => !taken.has(`${key} ${folded(each)}`) && !taken.has(`${key} ${slugOf(each)}`),
      );
      for (const each of [...free, ...free.map(slugOf)]) taken.add(`${key} ${folded(each)}`);
      const [en, es, ...aliases] = free;
      if (!en || !es) return [];
      const category = key === "GENRE" ? shelf : null;
      return [{ key, slug: slugOf(en), label: { en, es }, aliases, category, active }];
    });
  });

test("whatever the lexicon holds, its own file changes nothing", () => {
  fc.assert(
    fc.property(terms, (listed) => {
      const { problem, rows } = plan(fileOf(listed), listed);
      expect(problem).toBeNull();
      expect(outcomes(rows)).toEqual(listed.map(() => "same"));
    }),
  );
});

test("an empty installation takes the file of another one term by term", () => {
  fc.assert(
    fc.property(terms, (listed) => {
      const { rows } = plan(fileOf(listed), []);
      expect(rows.map(({ term }) => term)).toEqual(listed);
    }),
  );
});

test("cells come back as they were written, whatever is in them", () => {
  const cell = fc
    .string({ unit: fc.constantFrom("a", ",", ";", '"', "\r", "\n", " ", "é") })
    .map((text) => `a${text}`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (lines) => {
      const table = [["list", "english"], ...lines.map((cells) => ["x", ...cells])];
      expect(parseCsv(table.map(csvLine).join(""))).toEqual(table);
    }),
  );
});

test("a file from a spreadsheet that parts cells by semicolons is read as well", () => {
  const text =
    '\uFEFFlist;english;spanish;aliases;category\r\nGENRE;Ambient;Ambiental;"drone;new age";rock, metal\r\n';
  expect(plan(text).rows).toMatchObject([
    {
      line: 2,
      outcome: "new",
      term: { slug: "ambient", aliases: ["drone", "new age"], category: "Rock, Metal", active: true },
    },
  ]);
});

test("a file says of every row what becomes of it", () => {
  const text = `list,slug,english,spanish,aliases,category,active
GENRE,electronic,Electronic,Electrónica,edm;dance;techno,Electronic,yes
GENRE,jazz,Jazz,Jazz,,Electronic,no
MOOD,,Dreamy,Soñador,,,
GENRE,rap,Rap,Rap,,Electronic,
GENRE,,Trap,Trap,EDM,Electronic,

GENRE,,Polka,Polka,,Folk,
MOOD,,=cmd(),x,,,
GENRE,jazz,Jazz,Jazz,,Electronic,yes
POEM,,Ode,Oda,,,
MOOD,,Calm,Calma,,,perhaps`;
  const { rows } = plan(text);
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, "changed"],
    [3, "changed"],
    [4, "new"],
    [5, "merged"],
    [6, "wrong"],
    [8, "wrong"],
    [9, "wrong"],
    [10, "wrong"],
    [11, "wrong"],
    [12, "wrong"],
  ]);
  expect(rows.map(({ problem }) => english(problem)).filter(Boolean)).toEqual([
    "“EDM” already means Electronic.",
    "A genre needs a category; this one does not exist.",
    "A name begins with a letter or a digit.",
    "The file has this term twice.",
    "The list is GENRE, MOOD, INSTRUMENT or LANGUAGE.",
    'Active is "yes" or "no".',
  ]);
});

test("a file without the columns is refused as a whole", () => {
  expect(english(plan("name,color\nJazz,blue").problem)).toMatch(/The first line names the columns/);
});

test("two terms of a file may change their names with each other", () => {
  const text = "list,slug,english,spanish\nMOOD,energetic,Relaxed,Relajado\nMOOD,relaxed,Energetic,Enérgico";
  // The slugs stay, and each is now the other one's name.
  expect(outcomes(plan(text).rows)).toEqual(["wrong", "wrong"]);
  const fresh =
    "list,slug,english,spanish,aliases\nGENRE,electronic,Electronic,Electrónica,edm\nGENRE,rock,Rock,Rock,dance";
  expect(outcomes(plan(fresh).rows)).toEqual(["changed", "changed"]);
});
