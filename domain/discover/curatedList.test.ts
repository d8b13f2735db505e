import { type CuratedEdit, curatedProblem } from "./curatedList.ts";

const LIST: CuratedEdit = {
  ...{ titleEn: "Late trains", titleEs: "Trenes tardíos", textEn: "", textEs: "", curator: "Levare" },
  ...{ shownFrom: null, shownTo: null },
};

test.each<[string, Partial<CuratedEdit>, number, string | null]>([
  ["a list with two titles is kept, also while it is empty", {}, 0, null],
  ["its last day may be its first", { shownFrom: "2026-11-25", shownTo: "2026-11-25" }, 3, null],
  ["both languages need a title", { titleEs: "  " }, 3, "titleEs"],
  ["everybody reads who chose it", { curator: "" }, 3, "curator"],
  ["a title that fills a page is none", { titleEn: "a".repeat(81) }, 3, "titleEn"],
  ["a text is short", { textEs: "a".repeat(301) }, 3, "textEs"],
  [
    "the last day does not come before the first",
    { shownFrom: "2026-11-25", shownTo: "2026-11-24" },
    3,
    "shownTo",
  ],
  ["a day is one of the calendar", { shownFrom: "2026-02-30" }, 3, "shownFrom"],
  ["more than fifty pieces are no choice", {}, 51, "items"],
])("%s", (_name, change, items, field) => {
  expect(curatedProblem({ ...LIST, ...change }, items)?.field ?? null).toBe(field);
});
