import { csvLine, guessDelimiter, parseCsv, readCsv, unguarded } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(csvLine(["a,b", 'say "hi"', "two\nlines", 3, null])).toBe('"a,b","say ""hi""","two\nlines",3,\r\n');
});

test("what a spreadsheet would run as a formula is only text", () => {
  expect(csvLine(["=1+1", "+44", "-x", "@sum"])).toBe("'=1+1,'+44,'-x,'@sum\r\n");
});

test("nothing becomes a formula where a spreadsheet parts cells by semicolons or tabs, quotes or not", () => {
  const hostile = ["a;=1+1", "a\t@sum", 'a;"=1', "a\n=1", ";;-1", "＝1+1", "\n+1", ";''=1"];
  const line = csvLine(["Tide", ...hostile]);
  // As such a spreadsheet reads it: a quote that does not begin a cell is only a sign.
  const cells = line.split(/[;\t\r\n]/).map((cell) => cell.replace(/^"+/, ""));
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  expect(line).toContain('"a;\'=1+1"');
});

test("what was made safe reads as it was, even what began with an apostrophe", () => {
  for (const text of [
    "=1+1",
    "'=1+1",
    "''-x",
    "'tis",
    "plain",
    "@",
    "a;=1;'-x;tis",
    "a\t@b",
    "one\n- two\n''+3",
  ])
    expect(parseCsv(csvLine([text, "end"])).map(([cell]) => unguarded(cell!))).toEqual([text]);
});

test("the sign that parts cells is found: commas, semicolons, tabs, and never one inside quotes", () => {
  expect(guessDelimiter('"a,b,c";title;isrc\nx;y;z')).toBe(";");
  expect(guessDelimiter("title\tartist, other\tbpm")).toBe("\t");
  expect(guessDelimiter("one column")).toBe(",");
  expect(parseCsv('title\tnote\nTide\t"two\nlines"\n')).toEqual([
    ["title", "note"],
    ["Tide", "two\nlines"],
  ]);
});

test("a quote that never ends costs no memory worth telling", () => {
  const text = `a,"${"x".repeat(3_000_000)}`;
  expect(parseCsv(text)[0]![1]).toHaveLength(3_000_000);
});

test("a file that says in its first line what parts its cells is believed", () => {
  for (const first of ["sep=;\r\n", "\uFEFFsep=;\n", '"sep=;"\n', "SEP=; \n"])
    expect(readCsv(`${first}title,a;note\nTide;1,5`)).toMatchObject({
      lines: [
        ["title,a", "note"],
        ["Tide", "1,5"],
      ],
      headingRow: 2,
      openQuote: null,
    });
  expect(parseCsv("sep=x\na,b")[0]).toEqual(["sep=x"]);
});

test("a quote that never closes is told with the line that it opens in", () => {
  const file = readCsv('title,note\n"two\nlines",ok\nTide,"open\nEbb,lost\n');
  expect(file.openQuote).toBe(4);
  expect(file.lines).toHaveLength(3);
  expect(readCsv('sep=;\na;"b').openQuote).toBe(2);
  expect(readCsv('a,"b""c"\n"d"').openQuote).toBeNull();
});
