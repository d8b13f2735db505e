import type { Database } from "../../db/open.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Services } from "../../server/services.ts";
import { DEMO_ACCOUNTS } from "./people.ts";
import { personId } from "./storyId.ts";

/**
 * Gives the demo accounts the password of `DEMO_PASSWORD` when a story told earlier gave them another one: an installation that
 * is opened to a network must not keep the public password.
 */
export async function keepDemoPassword(
  { env, demoPassword }: Configuration,
  { db }: Database,
  { auth }: Services,
): Promise<void> {
  if (!env.DEMO_PASSWORD) return;
  const people = DEMO_ACCOUNTS.map(({ name }) => personId(name));
  const account = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "in", people)
    .where("providerId", "=", "credential")
    .limit(1)
    .executeTakeFirst();
  if (!account?.password) return;
  const { password } = await auth.$context;
  if (await password.verify({ hash: account.password, password: demoPassword })) return;
  const hash = await password.hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("account").set({ password: hash }).where("userId", "in", people).execute();
    await trx.deleteFrom("session").where("userId", "in", people).execute();
  });
}
