import pg from "pg";

/** Where an address leads to, as `pg` reads it: what it does not say comes from PGHOST and its like. Without the password. */
interface Place {
  at: string;
  host: string;
  user: string;
  name: string;
}

/**
 * Why the PostgreSQL server of `DATABASE_URL` cannot be used, as a sentence for the operator that holds no password; undefined where
 * nobody foresaw it.
 */
export function whyUnusable(url: string, error: unknown): string | undefined {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const kind = KINDS.find(({ codes, words }) => codes.includes(code) || words?.test(message));
  return kind?.say(placeOf(url), message);
}

function placeOf(url: string): Place {
  const { host, port, user = "", database: name = "" } = new pg.Client({ connectionString: url });
  return { at: host.startsWith("/") ? host : `${host}:${port}`, host, user, name };
}

/** By codes of the network and of PostgreSQL; what `pg` itself finds out has words only. */
const KINDS: { codes: string[]; words?: RegExp; say: (place: Place, message: string) => string }[] = [
  {
    codes: ["ECONNREFUSED"],
    words: /^connect ENOENT/,
    say: ({ at }) =>
      `Nothing answers at ${at}, where DATABASE_URL says that the database is. Start it, or correct the address.`,
  },
  {
    codes: ["ENOTFOUND", "EAI_AGAIN"],
    say: ({ host }) =>
      `DATABASE_URL names a host that is not known: ${host}. Correct it, or look after the network.`,
  },
  {
    codes: ["ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
    words: /^timeout e|connection timeout/,
    say: ({ at }) =>
      `${at}, where DATABASE_URL says that the database is, cannot be reached. Correct the address, or let this machine through to it.`,
  },
  {
    codes: ["28P01"],
    words: /password must be/,
    say: ({ at, user }) =>
      `The database at ${at} wants another password of the user "${user}" than the one in DATABASE_URL. Correct user or password.`,
  },
  {
    codes: ["28000"],
    say: ({ at, user }, message) =>
      `The database at ${at} does not let the user "${user}" of DATABASE_URL in (${message}). Correct the user, or let it in there.`,
  },
  {
    codes: ["3D000"],
    say: ({ at, name }) =>
      `There is no database "${name}" at ${at}. Make one by that name (createdb), or correct the name in DATABASE_URL.`,
  },
  {
    codes: [],
    words: /SSL|certificate/,
    say: ({ at }, message) =>
      `The database at ${at} and DATABASE_URL do not agree on encryption (${message}). Correct its sslmode and certificates.`,
  },
  {
    codes: [],
    words: /^Connection terminated unexpectedly/,
    say: ({ at }) =>
      `What answers at ${at}, where DATABASE_URL says that the database is, is no PostgreSQL server or hangs up. Correct the address.`,
  },
  {
    codes: ["53300"],
    say: ({ at }, message) =>
      `The database at ${at} takes no more connections (${message}). Close some, or raise its max_connections.`,
  },
  {
    codes: ["57P03"],
    say: ({ at }, message) => `The database at ${at} is not ready (${message}). Start again in a moment.`,
  },
  {
    codes: ["42501"],
    say: ({ user, name }, message) =>
      `The user "${user}" of DATABASE_URL may not make tables in the database "${name}" (${message}). Make that user its owner.`,
  },
  {
    codes: ["25006"],
    say: ({ at }) =>
      `The database at ${at} can only be read. DATABASE_URL has to name the one that it is a copy of; a copy is for DATABASE_REPLICA_URL.`,
  },
];
