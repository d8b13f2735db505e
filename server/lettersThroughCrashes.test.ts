import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../db/open.ts";
import { freshInstallation } from "../db/testing/freshInstallation.ts";
import { testServerUrl } from "../db/testing/template.ts";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import { openPostOffice, type PostOffice } from "./providers/mail/postOffice.ts";
import { crash, crashAll, freePort, type ServerProcess, startServer, stop, until } from "./serverProcess.ts";

const ROUNDS = 2 * THOROUGHNESS;
const LETTERS = 6;
/** Workers of another process find what one left in the middle by its heartbeat, after a minute or more. */
const PATIENCE_MS = 180_000;
/** One that does no jobs leaves none in the middle: the short form has no such minutes. */
const roleOfFirst = testServerUrl && THOROUGHNESS === 1 ? "web" : "all";

const INVITE = /* GraphQL */ `mutation Invite($input: InviteMemberInput!) {
  inviteMember(input: $input) { __typename ... on UserError { message } }
}`;
const STUDIO = /* GraphQL */ `query Studio { viewer { workspace { id } } }`;
const idOf = (document: string) => createHash("sha256").update(document).digest("hex");

let dataDir: string;
let env: NodeJS.ProcessEnv;
let mailPort: number;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "levare-letters-"));
  await mkdir(path.join(dataDir, "client"), { recursive: true });
  const documents = Object.fromEntries([INVITE, STUDIO].map((text) => [idOf(text), text]));
  await writeFile(path.join(dataDir, "client/persisted.json"), JSON.stringify(documents));
  mailPort = await freePort();
  env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DEMO: "0",
    SECRET: "a secret of tests, long enough for anyone",
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATABASE_URL: await freshInstallation(dataDir),
  };
});
afterEach(async () => {
  crashAll();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  "everybody who was invited gets one letter, though the server was killed after the invitation stood and before the letter left",
  async () => {
    const arrived: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const guests = Array.from({ length: LETTERS }, (_, n) => `guest-${round}-${n}@example.test`);
      // Nobody takes letters yet, so that none can leave before the crash.
      const server = await startServer({ ...env, ROLE: roleOfFirst });
      const workspaceId = await studioOf(server);
      let answered = 0;
      const asked = guests.map((guest) =>
        invite(server, workspaceId, guest).then(
          () => answered++,
          () => {},
        ),
      );
      await until(async () => answered > 0);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      await crash(server);
      await Promise.all(asked);

      const office = await openPostOffice(mailPort);
      const next = await startServer(env);
      // Whoever heard no answer asks again under the same key; so does one who did.
      for (const guest of guests) await invite(next, workspaceId, guest);
      await until(async () => office.letters.length >= LETTERS, PATIENCE_MS);
      await stop(next);
      await office.close();
      arrived.push(...addressees(office));
      await forgetLimits();
    }
    const guests = Array.from(
      { length: ROUNDS * LETTERS },
      (_, n) => `guest-${Math.floor(n / LETTERS)}-${n % LETTERS}@example.test`,
    );
    expect(arrived.sort()).toEqual(guests.sort());
    expect(await waitingLetters()).toBe(0);
  },
  PATIENCE_MS * (ROUNDS + 1),
);

function addressees({ letters }: PostOffice): string[] {
  return letters.map(({ to }) => to!);
}

async function ask({ address, cookie }: ServerProcess, document: string, variables: object, key: string) {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "x-levare": "1", origin: address, cookie },
      "idempotency-key": key,
    },
    body: JSON.stringify({ id: idOf(document), variables }),
  });
  return ((await response.json()) as { data: any }).data;
}

async function studioOf(server: ServerProcess): Promise<string> {
  return (await ask(server, STUDIO, {}, "studio")).viewer.workspace.id;
}

/** Rejects where the server does not answer; fails where it refuses. */
async function invite(server: ServerProcess, workspaceId: string, email: string): Promise<void> {
  const input = { workspaceId, email, role: "manager" };
  const { inviteMember } = await ask(server, INVITE, { input }, email);
  expect(inviteMember).toEqual({ __typename: "InviteMemberPayload" });
}

/** A studio may write fifty letters an hour. No server runs at this moment. */
async function forgetLimits(): Promise<void> {
  const { db, close } = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
  await db.deleteFrom("limitUse").execute();
  await close();
}

async function waitingLetters(): Promise<number> {
  const { db, close } = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mail where "sentAt" is null`.execute(db);
  await close();
  return rows[0]!.n;
}
