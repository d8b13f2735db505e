import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "..", "..");
const BOOKS = ["domain/money", "domain/ledger", "db/ledger", "server/ledger"];
/** Files with a number in them that is no money in the books, and why. */
const ALLOWED: Record<string, string> = {
  "domain/money/priceField.ts": "What a person types is a number until it is cents.",
  "db/ledger/entries.ts": "A place on an account is counted, not paid.",
};

const FLOATS = /\bNumber\(|parseFloat|Math\.|toFixed|\b\d+\.\d|::(?:float|real|numeric|double)/;

const files = BOOKS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`),
);
const withoutComments = (source: string) => source.replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g, "");

test("money in the books is never a number with a point", () => {
  const found = files.filter((file) =>
    FLOATS.test(withoutComments(readFileSync(path.join(ROOT, file), "utf8"))),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
