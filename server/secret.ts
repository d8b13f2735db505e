import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

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
  mkdirSync(dataDir, { recursive: true });
  try {
    // wx: of two processes that start at once, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
