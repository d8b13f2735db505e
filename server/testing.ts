import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findViewer } from "../db/accounts/viewers.ts";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/open.ts";
import { freshDatabase } from "../db/testing/freshDatabase.ts";
import { SAME_TIME_MS } from "../domain/accounts/limits.ts";
import { viewerFrom } from "./accounts/session.ts";
import { quickPasswords } from "./accounts/testing/quickPasswords.ts";
import { createApp } from "./app.ts";
import { REPLY_PACE } from "./assistants/replies/replyWriters.ts";
import type { Context, Viewer } from "./graphql/context.ts";
import { OPERATION_LIMIT } from "./graphql/limits.ts";
import { JOB_PACE } from "./jobs.ts";
import { closeServices, openServices } from "./openServices.ts";
import { clientFiles } from "./pages/clientFiles.ts";
import { PATIENCE } from "./pages/ownViewFinder.ts";
import type { AssistantChoice } from "./providers/assistants/choice.ts";
import type { PaymentChoice } from "./providers/payments/choice.ts";
import { openTelephony, type Telephony } from "./providers/telephony.ts";
import type { Settings } from "./services.ts";
import { makeYoga } from "./yoga.ts";

export interface Answer {
  data?: any;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

const SECRET = "a secret of tests, long enough for anyone";
const ADDRESS = "http://127.0.0.1:4000";

/** The list that a statement belongs to, however long after it was asked for it is sent. */
const heard = new AsyncLocalStorage<string[]>();

/** Stands for the built client's page. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta name="description" content="Music" /><title>Levare</title></head><body><div id="root"></div></body></html>';

// A loaded machine does everything late, and in e2e/ the browser takes its turns on the same thread.
OPERATION_LIMIT.ms = 60_000;
PATIENCE.ms = 60_000;
// Nobody reads along.
Object.assign(REPLY_PACE, { delayMs: 0, wordMs: 0, flushMs: 5 });
JOB_PACE.lookEverySeconds = 1;
/** How long those answers take elsewhere that tell nothing by their time: tests that are not about that do not wait for them. */
export const REAL_SAME_TIME_MS = { ...SAME_TIME_MS };
Object.assign(SAME_TIME_MS, { letter: 0, registration: 0 });

interface Given {
  /** Instead of a private, migrated one. */
  database?: Database;
  settings?: Partial<Settings>;
  /** What finds things here: SQL, because most tests have no use for an index in memory. */
  searchEngine?: "memory" | "sql";
  /** Instead of our emulator of Stripe. */
  payments?: PaymentChoice;
  /** Instead of practice calls. */
  telephony?: Telephony;
  /** Instead of our own rules. */
  assistant?: AssistantChoice;
  /** As a real server keeps them, instead of a hash that costs nothing. */
  passwords?: "costly";
}

/** A whole server with its embedded parts and no port. */
export async function openTestServer(now: () => Date = () => new Date(), given: Given = {}) {
  const database = given.database ?? (await freshDatabase());
  const { db } = database;
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-test-"));
  const services = await openServices({
    database,
    env: { SEARCH_ENGINE: given.searchEngine ?? "sql" },
    dataDir,
    secret: SECRET,
    payments: given.payments ?? { mode: "emulator", url: null },
    telephony: given.telephony ?? openTelephony(null),
    assistant: given.assistant ?? { kind: "embedded" },
    now,
    settings: { publicUrl: ADDRESS, hosts: null, isLoopbackDemo: true, trustedProxies: 0, ...given.settings },
  });
  if (!given.passwords) Object.assign((await services.auth.$context).password, quickPasswords);
  await services.search.start();
  // The web client's own documents are known; its built files are not needed.
  const client = { ...clientFiles(path.join(import.meta.dirname, "..")), folder: dataDir };
  await writeFile(path.join(dataDir, "index.html"), EMPTY_PAGE);
  const app = createApp({ database, services, secret: SECRET, client, now });
  const documents = new Map<string, string>();
  const askers = new WeakMap<Request, Pick<Context, "viewer"> & Partial<Context>>();
  const yoga = makeYoga({
    persistedDocuments: { find: (id) => documents.get(id) },
    contextFor: async (request) => ({
      db,
      services,
      requestId: randomUUID(),
      now,
      answerHeaders: new Headers(),
      request,
      ...askers.get(request)!,
    }),
  });

  return {
    database,
    db,
    services,
    app,
    now,
    /** Asks the real GraphQL endpoint over HTTP as a given viewer, by the id of a known document as the web client does. */
    async ask(
      viewer: Viewer | null,
      query: string,
      variables: object = {},
      facts: Partial<Context> = {},
    ): Promise<Answer> {
      documents.set(idOf(query), query);
      const request = new Request(`${ADDRESS}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-levare": "1" },
        body: JSON.stringify({ id: idOf(query), variables }),
      });
      askers.set(request, { viewer, ...facts });
      const response = await yoga.fetch(request);
      return (await response.json()) as Answer;
    },
    dataDir,
    /** The cookie of a new session, as a browser would send it. */
    async cookieFor(userId: string): Promise<string> {
      const token = await startSession(db, userId, now());
      const signature = createHmac("sha256", SECRET).update(token).digest("base64");
      return `levare.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
    },
    /** The SQL that the pool's connections are sent for `act`: not what goes on beside it, nor jobs, news and who was here. */
    async statementsDuring(act: () => Promise<unknown>): Promise<string[]> {
      const statements: string[] = [];
      const query = pg.Client.prototype.query;
      pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
        if (heard.getStore() === statements)
          statements.push(typeof given[0] === "string" ? given[0] : given[0].text);
        return query.apply(this, given as never);
      } as typeof query;
      await heard.run(statements, act).finally(() => (pg.Client.prototype.query = query));
      return statements.filter((text) => !/pgboss|pg_notify|^listen |insert into "activityDay"/.test(text));
    },
    async close() {
      await closeServices(services);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
/**
 * The shortest of a few tries, in milliseconds; the first below `enoughMs` ends them. What else a loaded machine does makes a
 * try longer, never shorter.
 */
export async function shortestOf(tryIt: () => Promise<number>, enoughMs: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && shortest >= enoughMs; tries++)
    shortest = Math.min(shortest, await tryIt());
  return shortest;
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export function idOf(document: string): string {
  return createHash("sha256").update(document).digest("hex");
}

/** The viewer that a signed-in person with this id is, read the way a request reads it, on the clock of that server. */
export async function viewerFor(
  { db, now: clock = () => new Date() }: Pick<Database, "db"> & { now?: () => Date },
  userId: string,
  now = clock(),
): Promise<Viewer> {
  const token = await startSession(db, userId, now);
  return viewerFrom((await findViewer(db, token, now))!, now, { isLoopbackDemo: true });
}

async function startSession(db: Database["db"], userId: string, now: Date): Promise<string> {
  const token = newId();
  const expiresAt = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
  await db
    .insertInto("session")
    .values({ id: newId(), userId, token, expiresAt, createdAt: now, updatedAt: now })
    .execute();
  return token;
}
