import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { isNewerThan } from "./isNewerThan.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "levare-newer-"));
  mkdirSync(path.join(root, "domain/catalog"), { recursive: true });
  for (const file of ["domain/catalog/track.ts", "server.js"]) writeFileSync(path.join(root, file), "");
  for (const place of ["domain/catalog/track.ts", "domain/catalog", "domain"]) writtenAt(place, 1);
  writtenAt("server.js", 2);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writtenAt = (place: string, seconds: number) => utimesSync(path.join(root, place), seconds, seconds);
const isNewer = (sources = ["domain"]) => isNewerThan(root, "server.js", sources);

test("what is built is made anew when a file deep below was written later, and a look of before does not count", async () => {
  expect(isNewer()).toBe(true);
  await setImmediate();
  writtenAt("domain/catalog/track.ts", 3);
  expect(isNewer()).toBe(false);
  expect(isNewer(["domain/catalog"])).toBe(false);
});

test("a file that was taken away shows by its folder, and what was never built is not new", () => {
  writtenAt("domain/catalog", 3);
  expect(isNewer()).toBe(false);
  rmSync(path.join(root, "server.js"));
  expect(isNewer([])).toBe(false);
});
