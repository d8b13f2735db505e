import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type BegunEngine, beginEngine } from "./embedded/beginEngine.ts";
import { EngineThread } from "./embedded/thread.ts";
import { EngineSocket } from "./embedded/wire.ts";
import { parseInstant } from "./instants.ts";
import { type ChannelListener, channelListenerOfEngine, channelListenerOnServer } from "./listen.ts";
import { PreparedClient } from "./preparedClient.ts";
import { STATEMENT_LIMIT_MS } from "./statementLimit.ts";
import type { DB } from "./tables.generated.ts";

/** One open database. Both engines are spoken to through `pg`: same types, same errors, one code path. */
export interface Database {
  db: Kysely<DB>;
  /** For libraries that bring their own SQL, such as the job queue. */
  pool: pg.Pool;
  engine: "embedded" | "postgres";
  /** Hears what commits say, in whichever process. */
  listen: ChannelListener["listen"];
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine opens. */
  url?: string | undefined;
  /** An embedded engine that is opening already; what follows is for one that is not. */
  engine?: BegunEngine | undefined;
  /** Folder of the embedded database; without it everything stays in memory. */
  folder?: string | undefined;
  /** File of a dump to begin from. */
  template?: string | undefined;
}

/** Nobody waits for a template, and the machine that makes one may have much else to do. */
const TEMPLATE_LIMIT_MS = 10 * STATEMENT_LIMIT_MS;
/**
 * Opening a template takes as long as its bytes are many and as what PostgreSQL fills with zeros: few buffers, short files of the
 * write-ahead log, begun empty and not kept, and no databases that nobody connects to.
 */
const TEMPLATE_LOG = ["--wal-segsize=1"];
const LEAN = [
  "alter system set shared_buffers = '16MB'",
  "alter system set wal_init_zero = off",
  "alter system set wal_recycle = off",
  "select pg_reload_conf()",
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];
const POOL_SIZE = 10;
/**
 * Statements here are short: compiling one takes longer than running it. What a search found has to lie in memory until its page
 * is sorted, 200,000 rows of it, and not in a file. Times come in UTC, which is read quickest. `?options=-c...` in the address
 * says otherwise.
 */
const SESSION = "-c jit=off -c work_mem=16MB -c timezone=UTC";
const CONNECT_LIMIT_MS = 10_000;
const REPLICA_LIMIT_MS = 1_000;

// int8 is a number (counts, bytes) and a date stays the text it is: pg would build a local-time Date.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url) : openEmbedded(options);
}

/** A copy that is only read from. Somebody else answers when it is slow, so nobody waits for it long. */
export function openReplicaDatabase(url: string): Database {
  return openPostgres(url, { connect: REPLICA_LIMIT_MS, statement: REPLICA_LIMIT_MS });
}

function openPostgres(
  connectionString: string,
  limitsMs = { connect: CONNECT_LIMIT_MS, statement: STATEMENT_LIMIT_MS },
): Database {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: limitsMs.connect,
    statement_timeout: limitsMs.statement,
    options: SESSION,
    application_name: "levare",
  });
  return assemble(pool, "postgres", async () => {});
}

async function openEmbedded({ folder, template, ...options }: DatabaseOptions): Promise<Database> {
  const begun = options.engine ?? (await beginEngine({ folder, ...(template && { template }) }));
  await begun.opened;
  const pool = new pg.Pool({
    Client: PreparedClient,
    stream: () => new EngineSocket(begun.engine) as never,
    // The engine has one session: a second connection would share its transaction.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    user: "postgres",
    ssl: false,
  });
  return assemble(pool, "embedded", begun.close);
}

function assemble(pool: pg.Pool, engine: Database["engine"], closeEngine: () => Promise<void>): Database {
  // Without a listener, an idle connection that the server drops would end the process; the pool opens another.
  pool.on("error", () => {});
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const channels = engine === "postgres" ? channelListenerOnServer(pool) : channelListenerOfEngine(pool);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await channels.close();
    await db.destroy();
    await closeEngine();
  };
  return { db, pool, engine, listen: channels.listen, close: () => (closing ??= close()) };
}

/** A whole embedded database as an uncompressed tar, made by `prepare` in memory. Tests begin from it. */
export async function makeTemplate(prepare: (database: Database) => Promise<void>): Promise<Uint8Array> {
  const engine = new EngineThread({ initDb: TEMPLATE_LOG }, TEMPLATE_LIMIT_MS);
  const pool = new pg.Pool({ stream: () => new EngineSocket(engine) as never, max: 1, user: "postgres" });
  const database = assemble(pool, "embedded", async () => {});
  await prepare(database);
  // One by one: some of them want no transaction around them.
  for (const statement of LEAN) await pool.query(statement);
  await database.close();
  const dump = await engine.dump();
  await engine.close();
  return dump;
}
