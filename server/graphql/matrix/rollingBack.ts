import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Database } from "../../../db/open.ts";
import type { DB } from "../../../db/tables.generated.ts";

/** A database that can forget what an act did to it. */
export interface RollingBack extends Database {
  /** Runs `act` inside a transaction that is rolled back; the product's own transactions become savepoints in it. */
  forgetting<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Resolves when nobody has or wants the connection, and what was just answered has asked for nothing more. */
  quiet(): Promise<void>;
}

/** The queue of jobs tends itself in texts that begin and commit; inside of an act that would make the act lasting. */
const isWholeTransaction = (text: unknown) => typeof text === "string" && /\bcommit\s*;/i.test(text);

/** Over one connection, which callers take one after the other: thousands of acts need no clean-up between them. */
export async function rollingBack(database: Database): Promise<RollingBack> {
  const client = await database.pool.connect();
  let turn: Promise<unknown> = Promise.resolve();
  let depth = 0;
  let isForgetting = false;
  let forgotten: Promise<void> = Promise.resolve();
  let end = () => {};

  function send(text: any, ...rest: any[]): any {
    if (isForgetting && typeof text === "string") {
      if (/^(begin|start transaction)/.test(text)) return client.query(`savepoint act_${++depth}`);
      if (text === "commit") return client.query(`release savepoint act_${depth--}`);
      if (text === "rollback") return client.query(`rollback to savepoint act_${depth--}`);
    }
    return (client.query as any)(text, ...rest);
  }

  async function connect(): Promise<PoolClient> {
    const before = turn;
    let release = () => {};
    turn = new Promise<void>((resolve) => (release = resolve));
    await before;
    return { query: send, release } as unknown as PoolClient;
  }

  async function quiet(): Promise<void> {
    for (let calm = 0; calm < 3; ) {
      const seen = turn;
      await turn;
      await new Promise(setImmediate);
      calm = seen === turn ? calm + 1 : 0;
    }
  }

  /** While nobody else talks to the database: the commit of a clock's own transaction must not end ours. */
  async function atOurTurn(act: () => Promise<void>): Promise<void> {
    const connection = await connect();
    try {
      await act();
    } finally {
      connection.release();
    }
  }

  /** The connection while nothing is to be forgotten. */
  async function connectOutside(): Promise<PoolClient> {
    for (;;) {
      const connection = await connect();
      if (!isForgetting) return connection;
      connection.release();
      await forgotten;
    }
  }

  const pool = {
    connect,
    async query(...given: [any]) {
      const connection = await (isWholeTransaction(given[0]) ? connectOutside() : connect());
      return Promise.resolve(connection.query(...given)).finally(() => connection.release());
    },
    end: async () => {},
  } as unknown as Pool;

  return {
    engine: database.engine,
    // Nothing is ever committed here, so nothing is said.
    listen: async () => ({ isListening: () => false, close() {} }),
    pool,
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    quiet,
    async forgetting(act) {
      await quiet();
      await atOurTurn(async () => {
        await client.query("begin");
        forgotten = new Promise((resolve) => (end = resolve));
        isForgetting = true;
        depth = 0;
      });
      try {
        return await act();
      } finally {
        // What the act left running, such as news to listeners, ends before its ground is taken away.
        await quiet();
        await atOurTurn(async () => {
          isForgetting = false;
          await client.query("rollback");
          end();
        });
      }
    },
    async close() {
      client.release();
      await database.close();
    },
  };
}
