import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { judgeSizes, type PageKind } from "./sizes.ts";

const LANDING: PageKind = {
  name: "landing",
  begins: ["index.html", "Landing.tsx"],
  scriptsKb: 20,
  files: 3,
  stylesKb: 5,
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "levare-sizes-"));
  mkdirSync(path.join(folder, ".vite"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A client in which Landing.tsx imports these, each of that many bytes which no packing makes fewer. */
function build(planted: Record<string, number>) {
  const names = Object.keys(planted);
  const manifest = {
    "index.html": { file: "index.js", css: ["index.css"] },
    "Landing.tsx": { file: "landing.js", imports: names },
    "Studio.tsx": { file: "studio.js" },
    ...Object.fromEntries(names.map((name) => [name, { file: name }])),
  };
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  const sizes = { "index.js": 4000, "index.css": 1000, "landing.js": 4000, "studio.js": 90_000, ...planted };
  for (const [name, bytes] of Object.entries(sizes))
    writeFileSync(path.join(folder, name), randomBytes(bytes));
}

test("a page is measured by what it imports, and not by what others do", () => {
  build({ "part.js": 4000 });
  const { isWithin, lines } = judgeSizes(folder, [LANDING]);
  expect(isWithin).toBe(true);
  expect(lines).toEqual(["     landing: 13.4 of 20 kB in 3 of 3 files, styles 1.5 of 5 kB"]);
});

test("an import that makes a page heavier than it may be is found", () => {
  build({ "part.js": 14_000 });
  const { isWithin, lines } = judgeSizes(folder, [LANDING]);
  expect(isWithin).toBe(false);
  expect(lines[0]).toMatch(/^OVER landing: 23\.4 of 20 kB/);
});

test("so is one that makes it load too many files", () => {
  build({ "one.js": 10, "two.js": 10 });
  expect(judgeSizes(folder, [LANDING]).lines[0]).toMatch(/^OVER landing: .* in 4 of 3 files/);
});
