import { csvLine } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(csvLine(["a,b", 'say "hi"', "two\nlines", 3, null])).toBe('"a,b","say ""hi""","two\nlines",3,\r\n');
});

test("what a spreadsheet would run as a formula is only text", () => {
  expect(csvLine(["=1+1", "+44", "-x", "@sum"])).toBe("'=1+1,'+44,'-x,'@sum\r\n");
});
