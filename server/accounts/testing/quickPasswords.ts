import { createHash, randomUUID } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";

const MARK = "quick";

const digest = (salt: string, password: string) =>
  createHash("sha256")
    .update(`${salt}:${password.normalize("NFKC")}`)
    .digest("hex");

/**
 * Stands for the sign-in library's hash of a password, which takes a tenth of a second by intent, where tests are not about that. What a
 * real server wrote it reads, too; a real server takes a quick hash for no password at all.
 */
export const quickPasswords = {
  async hash(password: string): Promise<string> {
    const salt = randomUUID();
    return `${MARK}:${salt}:${digest(salt, password)}`;
  },
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const [mark, salt = "", key] = hash.split(":");
    return mark === MARK ? key === digest(salt, password) : verifyPassword({ hash, password });
  },
};
