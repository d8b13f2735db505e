import fc from "fast-check";
import { clipboardText, pastedCells, pasteInto } from "./range.ts";

test("a block from a spreadsheet keeps its quotes, tabs and line breaks", () => {
  expect(pastedCells('Tide\t"two\nlines"\r\nEbb\t"say ""hi"""\r\n')).toEqual([
    ["Tide", "two\nlines"],
    ["Ebb", 'say "hi"'],
  ]);
});

test("whatever is copied can be pasted", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', "\t", "\n", "'", " ", "ñ"), maxLength: 6 });
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(block, (cells) => {
      const isEmptyEnd = clipboardText(cells).endsWith("\n") || clipboardText(cells) === "";
      fc.pre(!isEmptyEnd);
      expect(pastedCells(clipboardText(cells))).toEqual(cells);
    }),
  );
});

test("one cell fills the selection, a block begins at its corner and ends with the sheet", () => {
  const all = { top: 1, left: 0, bottom: 3, right: 1 };
  expect(pasteInto([["x"]], all, 10, 10)).toHaveLength(6);
  expect(pasteInto([["a", "b", "c"]], { top: 9, left: 8, bottom: 9, right: 8 }, 10, 10)).toEqual([
    { row: 9, column: 8, text: "a" },
    { row: 9, column: 9, text: "b" },
  ]);
});
