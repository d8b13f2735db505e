import { createHash } from "node:crypto";
import pg from "pg";
import { PreparedQuery } from "./preparedQuery.ts";

const MOST_NAMES = 500;
const names = new Map<string, string>();

/**
 * Statements with values are prepared under a name, so that PostgreSQL parses and plans each text once a connection.
 * A program has a bounded number of texts; beyond it, a new text is sent without a name.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks while it is in use also rejects the question under way; unheard, its second cry would end
    // the process. The pool replaces it.
    this.on("error", () => {});
  }

  override query(...given: any[]): any {
    const [text, values, callback] = given;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0)
      return super.query(...(given as [any]));
    const name = nameOf(text);
    if (!name) return super.query({ text, values }, callback);
    const query = new PreparedQuery(name, text, values);
    if (callback) return this.#submit(query, callback);
    return new Promise((resolve, reject) => {
      this.#submit(query, (error, result) => (error ? reject(error) : resolve(result)));
    }).catch((error) => {
      // The trace leads to whoever asked, not to the socket that answered.
      Error.captureStackTrace(error);
      throw error;
    });
  }

  #submit(query: PreparedQuery, callback: (error: Error | null, result?: pg.QueryResult) => void): void {
    super.query(...([query, callback] as unknown as [any]));
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, name);
  return name;
}
