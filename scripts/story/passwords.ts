import type { Transaction } from "kysely";
import type { Database } from "../../db/open.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Services } from "../../server/services.ts";
import { DEMO_ACCOUNTS } from "./people.ts";
import { personId } from "./storyId.ts";

const PEOPLE = DEMO_ACCOUNTS.map(({ name }) => personId(name));

/**
 * Gives the demo accounts the password of `DEMO_PASSWORD` when a story told earlier gave them another one: an installation that
 * is opened to a network must not keep the public password. Without a demo here, or where a network leads here and no password
 * was chosen, nobody signs in to them; a later start as a demo opens them again.
 */
export async function keepDemoPassword(
  { env, wantsStory, demoPassword }: Configuration,
  { db }: Database,
  { auth }: Services,
): Promise<void> {
  const account = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "in", PEOPLE)
    .where("providerId", "=", "credential")
    .limit(1)
    .executeTakeFirst();
  if (!account) return;
  if (!wantsStory) {
    if (account.password) await db.transaction().execute((trx) => setPasswords(trx, null));
    return;
  }
  if (account.password && !env.DEMO_PASSWORD) return;
  const { password } = await auth.$context;
  if (account.password && (await password.verify({ hash: account.password, password: demoPassword }))) return;
  const hash = await password.hash(demoPassword);
  await db.transaction().execute((trx) => setPasswords(trx, hash));
}

/** Whoever is signed in to one of them is out. */
async function setPasswords(trx: Transaction<DB>, hash: string | null): Promise<void> {
  await trx.updateTable("account").set({ password: hash }).where("userId", "in", PEOPLE).execute();
  await trx.deleteFrom("session").where("userId", "in", PEOPLE).execute();
}
