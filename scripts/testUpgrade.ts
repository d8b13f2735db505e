// npm run test:upgrade: makes an installation with its demo story by each earlier version of the list, taken from the history of
// this repository, and starts this version on it: every row, every file and every session has to be there afterwards. On the
// embedded database, and on PostgreSQL where TEST_DATABASE_URL names a server. Versions that are named are tried alone. Needs the
// registry where packages differ.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openServer } from "../e2e/browser/openServer.ts";
import { DEFAULT_DEMO_PASSWORD } from "../server/configuration.ts";
import { newTestDatabase } from "./upgrade/newTestDatabase.ts";
import { type Possessions, possessionsOf, whatIsMissing } from "./upgrade/possessions.ts";

/** Versions that installations run, oldest first. A version that changes tables or files adds its predecessor. */
const VERSIONS = ["5775ca5", "c8fd64e3", "b9a2d951", "1200c21d", "13425a2c"];
const WHO = "label@demo.example";
/** For jobs of the first start to come to their end. */
const QUIET_MS = 15_000;

const root = path.join(import.meta.dirname, "..");
const servers = [null, process.env.TEST_DATABASE_URL].filter((url) => url !== undefined);
let failures = 0;
const named = process.argv.slice(2);
for (const version of named.length > 0 ? named : VERSIONS) {
  const folder = await checkOut(version);
  for (const server of servers) {
    const { missing, had } = await upgrade(folder, server);
    const where = server ? "PostgreSQL" : "the embedded database";
    console.log(`${missing.length === 0 ? "ok    " : "FAILED"} from ${version} on ${where}: ${had}`);
    for (const what of missing) console.log(`  ${what}`);
    failures += missing.length;
  }
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;

/** An earlier version as its installers had it. */
async function checkOut(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `levare-${version}-`));
  const archive = execFileSync("git", ["archive", version], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  const locks = await Promise.all(
    [root, folder].map((each) => readFile(path.join(each, "package-lock.json"))),
  );
  if (locks[0]!.equals(locks[1]!))
    await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
  return folder;
}

/** What an installation had, and of that what it has no more once this version ran on it. */
async function upgrade(earlier: string, server: string | null): Promise<{ missing: string[]; had: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-upgrade-"));
  const database = server ? await newTestDatabase(server) : null;
  const env = { DEMO: "1", ...(database && { DATABASE_URL: database.url }) };
  const place = { dataDir, url: database?.url };
  try {
    const cookie = await during(earlier, { dataDir, env }, async (address) => {
      const signedIn = await signIn(address);
      await wait(QUIET_MS);
      return signedIn;
    });
    const before: Possessions = await possessionsOf(place);
    const session = await during(root, { dataDir, env }, (address) => whoIs(address, cookie));
    const missing = whatIsMissing(before, await possessionsOf(place));
    if (session !== WHO) missing.push(`the session of ${WHO}: ${session}`);
    const log = verifyAuditLog({ ...env, DATA_DIR: dataDir });
    if (log.status !== 0) missing.push(log.stdout + log.stderr);
    const rows = [...before.rows.values()].flat().length;
    return { missing, had: `${rows} rows, ${before.files.size} files, a session, the log` };
  } finally {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The log that the earlier version wrote, with the head that it kept, as the administration walks it. */
function verifyAuditLog(env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, ["scripts/admin.ts", "verify-audit"], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
}

async function during<Result>(
  folder: string,
  given: { dataDir: string; env: NodeJS.ProcessEnv },
  act: (address: string) => Promise<Result>,
): Promise<Result> {
  const running = await openServer(folder, given);
  try {
    return await act(running.address);
  } finally {
    await running.close();
  }
}

/** The cookie of a new session. */
async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, "x-levare": "1" },
    body: JSON.stringify({ email: WHO, password: DEFAULT_DEMO_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  if (!response.ok || cookie.length === 0) throw new Error(`Signing in: ${response.status}`);
  return cookie.join("; ");
}

/** The address of whoever holds the session, or what was answered instead. */
async function whoIs(address: string, cookie: string): Promise<string> {
  const documents = JSON.parse(await readFile(path.join(root, "client/persisted.json"), "utf8")) as object;
  const [id] = Object.entries(documents).findLast(([, text]) => /^query AppShellQuery\b/.test(text))!;
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, "x-levare": "1", cookie },
    body: JSON.stringify({ id, variables: {} }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { viewer?: { email: string } };
    errors?: unknown;
  };
  return data?.viewer?.email ?? JSON.stringify(errors ?? data);
}
