import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { atDatabase, testServerUrl } from "../db/testing/template.ts";
import { readConfiguration } from "../server/configuration.ts";
import { serve } from "../server/serve.ts";
import { whyNotStarted } from "./whyNotStarted.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "levare-why-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const whyNot = async (env: NodeJS.ProcessEnv): Promise<string> => {
  try {
    await serve(readConfiguration({ PORT: "0", DATA_DIR: folder, ...env }, "/"));
    return "it started";
  } catch (error) {
    return whyNotStarted(error);
  }
};

test("a data folder that cannot be one is named, with what to do", async () => {
  const file = path.join(folder, "song.wav");
  writeFileSync(file, "");
  const why = `The data folder cannot be used: ${file} is a file, or lies below one. Choose another one with DATA_DIR.`;
  expect(await whyNot({ DATA_DIR: file })).toBe(why);
  expect(await whyNot({ DATA_DIR: path.join(file, "data") })).toContain("Choose another one with DATA_DIR");
});

/** Only there are folders that nobody makes. */
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux.each(["/proc/levare", "/proc/levare/data"])(
  "a data folder where the system keeps none (%s) is told at once",
  async (DATA_DIR) => {
    expect(await whyNot({ DATA_DIR })).toBe(
      "The data folder cannot be used: /proc/levare lies where the system keeps no folders. Choose another one with DATA_DIR.",
    );
  },
);

const ROOT = path.join(import.meta.dirname, "..");
const isAdministrator = process.getuid?.() === 0;
/** Somebody who may write nearly nothing. An administrator's tests ask for one; everybody else is one where it matters here. */
const powerless = isAdministrator ? { uid: 65_534, gid: 65_534 } : {};

/** What a process of that user prints that begins in this folder, and nothing else. */
function printedInFolder(dataDir: string): string {
  const program = `
    import { beginEmbedded } from ${JSON.stringify(path.join(ROOT, "server/beginEmbedded.ts"))};
    import { whyNotStarted } from ${JSON.stringify(path.join(ROOT, "scripts/whyNotStarted.ts"))};
    await beginEmbedded({ env: {}, dataDir: ${JSON.stringify(dataDir)} }).catch((error) => console.log(whyNotStarted(error)));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    ...powerless,
    cwd: "/",
    env: { NODE_NO_WARNINGS: "1" },
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** Whether such a user reads the files of this repository: not in the home folder of an administrator. */
const canLoad =
  process.platform === "linux" &&
  spawnSync(
    process.execPath,
    ["-e", `require("fs").accessSync(${JSON.stringify(path.join(ROOT, "server/beginEmbedded.ts"))})`],
    { ...powerless, cwd: "/" },
  ).status === 0;
const whereOthersRead = canLoad ? test : test.skip;

whereOthersRead("a data folder of somebody else, which cannot be written, is told in one line", () => {
  expect(printedInFolder("/")).toBe(
    "The data folder cannot be used: / is closed to the user that runs this. Let that user read and write there, or choose another one with DATA_DIR.\n",
  );
  expect(printedInFolder("/levare")).toBe(
    "The data folder cannot be used: /levare cannot be made by the user that runs this. Make it and give it to that user, or choose another one with DATA_DIR.\n",
  );
});

test.each([
  ["foo", "DATABASE_URL has to be an address such as postgres://"],
  ["https://music.example/levare", "DATABASE_URL has to be an address such as postgres://"],
  ["postgres://anna:let/me@127.0.0.1:1/levare", "DATABASE_URL has to be an address such as postgres://"],
  ["postgres://anna:letme@127.0.0.1:1/levare", "Nothing answers at 127.0.0.1:1, where DATABASE_URL says"],
  [
    "postgres://anna:letme@/levare?host=/no/such/folder",
    "Nothing answers at /no/such/folder, where DATABASE_URL says",
  ],
  [
    "postgres://anna:letme@no.such.host.invalid/levare",
    "DATABASE_URL names a host that is not known: no.such.host.invalid.",
  ],
])("a database that is not there (%s) is told at once, without its password", async (DATABASE_URL, why) => {
  const said = await whyNot({ DATABASE_URL });
  expect(said).toContain(why);
  expect(said).not.toMatch(/let\/?me|\n/);
});

const onServer = testServerUrl ? test : test.skip;

onServer("a database by a name that the server does not have is told", async () => {
  expect(await whyNot({ DATABASE_URL: atDatabase(testServerUrl!, "no_such_database") })).toContain(
    'There is no database "no_such_database" at ',
  );
});

test.each(["abc", "99999", "-1", "80.5", ""])("a port that is none (%s) is told", async (PORT) => {
  expect(await whyNot({ PORT })).toBe(`PORT has to be a number from 0 to 65535, not "${PORT}".`);
});

test.each(["256.1.1.1", "localhost:4000", "http://localhost", "[::1]", ""])(
  "an address that is none (%s) is told as HOST, not as what is made of it",
  async (HOST) => {
    expect(await whyNot({ HOST })).toBe(
      `HOST has to be an address of this machine such as 127.0.0.1 or 0.0.0.0, not "${HOST}".`,
    );
  },
);

test.each([
  // Kept for examples: no machine has it.
  ["192.0.2.1", "192.0.2.1 is not one."],
  ["no.such.host.invalid", "no.such.host.invalid is not known."],
])("an address of another machine (%s) is told", async (HOST, why) => {
  expect(await whyNot({ HOST })).toContain(`HOST names no address of this machine: ${why}`);
});

test("a port that only an administrator may open is told", () => {
  // As the system says it: where these tests run, it may say so to nobody.
  const refused = Object.assign(new Error("listen EACCES: permission denied 127.0.0.1:80"), {
    ...{ code: "EACCES", syscall: "listen", address: "127.0.0.1", port: 80 },
  });
  expect(whyNotStarted(refused)).toMatch(
    /^Port 80 is not for the user that runs this.*another one with PORT\.$/,
  );
});

test("what nobody foresaw keeps the place where it happened only where it helps", () => {
  expect(whyNotStarted(new Error("SECRET needs at least 32 characters."))).toBe(
    "SECRET needs at least 32 characters.",
  );
  const accident = Object.assign(new Error("odd"), { code: "EODD" });
  expect(whyNotStarted(accident)).toContain("whyNotStarted.test");
});
