import { createHmac, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../db/embedded/makeFolder.ts";
import { keepFingerprint, replaceFingerprint } from "../db/installation/secretFingerprint.ts";
import type { Database } from "../db/open.ts";

const MIN_LENGTH = 32;

/**
 * The installation's secret: `SECRET` from the environment, else a file of the data folder that the first start makes,
 * readable by its owner only. Throws on a secret short enough to guess.
 */
export function installationSecret(env: NodeJS.ProcessEnv, dataDir: string): string {
  const given = env.SECRET;
  if (given !== undefined) {
    if (given.length < MIN_LENGTH) throw new Error(`SECRET needs at least ${MIN_LENGTH} characters.`);
    return given;
  }
  const file = path.join(dataDir, "secret");
  makeFolder(dataDir);
  try {
    // wx: of two processes that start at once, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The secret, once the database knows it as its own: what one server signs, the others on the same PostgreSQL have to believe. The
 * embedded database has one server only. Throws a sentence for the operator.
 */
export async function sharedSecret(
  { db, engine }: Pick<Database, "db" | "engine">,
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<string> {
  const secret = installationSecret(env, dataDir);
  if (engine === "embedded") return secret;
  const fingerprint = fingerprintOf(secret);
  if ((await keepFingerprint(db, fingerprint)) === fingerprint) return secret;
  throw new Error(
    `This database is used with another secret than ${env.SECRET ? "SECRET" : `the one in ${dataDir}`} says.\n` +
      'Set SECRET to the secret of the server that was first started on it: its SECRET, or what stands in the file "secret" of its data folder.\n' +
      "If that is lost, `npm run admin -- replace-secret` takes the one given here; everybody then has to sign in again.",
  );
}

/** The secret of this environment, which the database is used with from now on. */
export async function replaceSecret(
  { db }: Pick<Database, "db">,
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<string> {
  const secret = installationSecret(env, dataDir);
  await replaceFingerprint(db, fingerprintOf(secret));
  return secret;
}

/** Tells secrets apart and says nothing of them. */
function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("levare secret fingerprint").digest("base64url");
}
