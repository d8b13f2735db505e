// How every server of bench:graphql finds out who asks: the list is of a private catalog, so that each has to.
import { createHmac } from "node:crypto";
import type { Pool } from "pg";

export const BENCH_SECRET = "a secret of benchmarks, long enough for anyone";

const SESSION = `select "user".id, membership."workspaceId" from session join "user" on "user".id = session."userId"
  join membership on membership."userId" = "user".id where session.token = $1 and session."expiresAt" > now()`;

/** The person and the workspace behind a request's cookie. Throws when it is forged or nobody's. */
export async function whoAsks(
  pool: Pool,
  cookie: string | undefined,
): Promise<{ id: string; workspaceId: string }> {
  const { rows } = await pool.query({ name: "session", text: SESSION, values: [tokenOf(cookie ?? "")] });
  if (!rows[0]) throw new Error("nobody's session");
  return rows[0];
}

function tokenOf(cookie: string): string {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, dot);
  if (createHmac("sha256", BENCH_SECRET).update(token).digest("base64") !== value.slice(dot + 1))
    throw new Error("forged");
  return token;
}
