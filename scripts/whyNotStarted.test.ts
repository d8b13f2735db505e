import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfiguration } from "../server/configuration.ts";
import { serve } from "../server/serve.ts";
import { whyNotStarted } from "./whyNotStarted.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "levare-why-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const whyNot = (env: NodeJS.ProcessEnv) =>
  serve(readConfiguration({ PORT: "0", DATA_DIR: folder, ...env }, "/")).then(
    () => "it started",
    whyNotStarted,
  );

test("a data folder that cannot be one is named, with what to do", async () => {
  const file = path.join(folder, "song.wav");
  writeFileSync(file, "");
  expect(await whyNot({ DATA_DIR: path.join(file, "data") })).toContain("Choose another one with DATA_DIR");
});

test.each(["postgres://nobody@127.0.0.1:1/none", "postgres://nobody@no.such.host.invalid/none"])(
  "a database that is not there (%s) is told at once",
  async (DATABASE_URL) => {
    expect(await whyNot({ DATABASE_URL })).toContain("Check its address, name, user and password");
  },
);

test("what nobody foresaw keeps the place where it happened only where it helps", () => {
  expect(whyNotStarted(new Error("SECRET needs at least 32 characters."))).toBe(
    "SECRET needs at least 32 characters.",
  );
  const accident = Object.assign(new Error("odd"), { code: "EODD" });
  expect(whyNotStarted(accident)).toContain("whyNotStarted.test");
});
