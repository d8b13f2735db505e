import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const server = path.join(import.meta.dirname, "..");

/** What only `act` does, and who else has a reason to. */
const BY_HAND: [what: RegExp, but: Record<string, string>][] = [
  [/\.transaction\(/, { "workers.ts": "asks for the first round of its own jobs" }],
  [/appendAudit\(/, {}],
  [/refreshSearchDocs\(/, {}],
  [/jobs\.enqueue\(/, { "workers.ts": "asks for the first round of its own jobs" }],
  [
    /events\.publish\(/,
    {
      "assistants/replies/replyWriters.ts": "tells how far an answer is, after the act that asked for it",
      "catalog/importTracks.ts": "tells how far a file is, before anything stands",
      "notifications/sendBroadcast.ts": "tells how far a broadcast is, between its acts",
    },
  ],
  [
    /mailer\.send\(/,
    {
      "notifications/notifyRecipients.ts": "knows by its own rows which letter is uncertain",
      "privacy/erasePerson.ts": "is the last letter, of which no copy is kept",
    },
  ],
];

/** SQL, which only db speaks, and who else has a reason to. */
const SQL: [what: RegExp, but: Record<string, string>][] = [
  [
    /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/,
    { "serveForTests.ts": "is a server for tests" },
  ],
  [/pool\.query\(/, { "jobs.ts": "passes on what the library of the queue says" }],
];

test.each(BY_HAND)("nothing beside acts writes by %p", async (what, but) => {
  const found = await filesWith(what);
  expect(found.filter((file) => !file.startsWith("acting/"))).toEqual(Object.keys(but).sort());
});

test.each(SQL)("no part of the server says %p to the database", async (what, but) => {
  expect(await filesWith(what)).toEqual(Object.keys(but).sort());
});

async function filesWith(what: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const file of await readdir(server, { recursive: true })) {
    if (!file.endsWith(".ts") || /\.test\.ts$|graphql\/matrix\/|testing/.test(file)) continue;
    if (what.test(await readFile(path.join(server, file), "utf8"))) found.push(file);
  }
  return found.sort();
}
