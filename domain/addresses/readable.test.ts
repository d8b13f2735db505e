import fc from "fast-check";
import { idInWord, readableWord } from "./readable.ts";

const ID = "0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0e";

test("an address says what it leads to", () => {
  expect(readableWord("Mañana (Demo) — 2", ID)).toMatch(/^manana-demo-2-[1-9A-Za-z]{22}$/);
  expect(readableWord("雨の日", ID)).toMatch(/^雨の日-[1-9A-Za-z]{22}$/);
  for (const title of ["…", ""]) expect(readableWord(title, ID)).toMatch(/^[1-9A-Za-z]{22}$/);
});

test("whatever a song is called, its address leads to it, and so does the bare id", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.uuid(), (title, id) => {
      expect(idInWord(readableWord(title, id))).toBe(id);
      expect(idInWord(id)).toBe(id);
    }),
  );
});

test("a long title of rare letters is cut between two of them", () => {
  const word = readableWord(`a${"𠀀".repeat(80)}`, ID);
  expect(decodeURIComponent(encodeURIComponent(word))).toBe(word);
  expect(idInWord(word)).toBe(ID);
});

test("a long title in any script leaves room for the rest of a link", () => {
  for (const letter of ["a", "ж", "日", "𠀀"])
    expect(encodeURIComponent(readableWord(letter.repeat(80), ID)).length).toBeLessThanOrEqual(223);
});

test("other words lead nowhere", () => {
  for (const word of ["", "tide", "tide-0Il", `tide-${"z".repeat(22)}`, "tide-22-letters-have-no-id"])
    expect(idInWord(word)).toBeNull();
});
