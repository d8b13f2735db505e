// npm run test:scopes: takes every rule of who may do what out of the schema, one after the other, and fails unless the
// matrix of rights (server/graphql/authz.matrix.ts) notices. Words after `--` choose rules by name; without any, each core
// takes a part of them. TEST_DATABASE_URL names a PostgreSQL server to ask, which takes less time than the embedded engine.
import type { GraphQLSchema } from "graphql";
import { migrateToLatest } from "../db/migrate.ts";
import { emptyDatabase } from "../db/testing/freshDatabase.ts";
import { MATRIX } from "../server/graphql/authz.matrix.ts";
import { builder } from "../server/graphql/builder.ts";
import { isBound } from "../server/graphql/matrix/cells.ts";
import { type Principal, thePrincipals } from "../server/graphql/matrix/principals.ts";
import { rollingBack } from "../server/graphql/matrix/rollingBack.ts";
import { type Rule, rulesOf, seeEverything } from "../server/graphql/matrix/rules.ts";
import { cellsOf } from "../server/graphql/matrix/sample.ts";
import { type Fixture, tryCell } from "../server/graphql/matrix/tryCell.ts";
import { schema } from "../server/graphql/schema.ts";
import { openTestServer } from "../server/testing.ts";
import { partIn, runInParts } from "./inParts.ts";

/** A visitor is answered by the verb behind it as a stranger is: there is no such studio. */
const NO_STUDIO = "the verb behind it knows no studio of a visitor's";

/** Rules that nothing can get past the code around them, with the reason. */
const UNREACHABLE: Record<string, string> = {
  "Viewer signedIn": "the object is the viewer itself, and a visitor has none",
  "AiAgent.conversations signedIn": "an assistant is loaded for nobody but viewers",
  "Payee signedIn": "loaded by what the viewer may see of payouts",
  "WorkspacePhone signedIn": "the field of the studio before it asks for its plan",
  "Workspace.payee gate": "the payee behind it is loaded by the same gate",
  "Mutation.inviteMember inviteMember.may":
    "judged again under the lock; asked before so that a stranger spends nobody's limit",
  "Mutation.discardSplitSheet signedIn": NO_STUDIO,
  "Mutation.endAccountantLink signedIn": NO_STUDIO,
  "Mutation.inviteAccountant signedIn": NO_STUDIO,
  "Mutation.openPayoutAccount signedIn": NO_STUDIO,
  "Mutation.refreshPayoutAccount signedIn": NO_STUDIO,
  "Mutation.remindSplitSigner signedIn": NO_STUDIO,
  "Mutation.replaceSplitAddress signedIn": NO_STUDIO,
  "Mutation.requestPayout signedIn": NO_STUDIO,
  "Mutation.saveSplitSheet signedIn": NO_STUDIO,
  "Mutation.saveTaxProfile signedIn": NO_STUDIO,
  "Mutation.sendSplitSheet signedIn": NO_STUDIO,
  "Mutation.setAlbumSplit signedIn": NO_STUDIO,
  "Mutation.setPayoutSchedule signedIn": NO_STUDIO,
  "Mutation.requestPayout requestPayout.gate":
    "asked before the password is looked at, by mayRequestPayout, and judged again under the lock",
};

const words = process.argv.slice(2);
if (words.length === 0) process.exit(await runInParts(import.meta.filename));
const part = partIn(words) ?? { at: 0, count: 1 };
const wanted = words.filter((word) => !word.startsWith("--"));
/** Every so many, of what this process has to try. */
const isMine = (_: unknown, at: number) => at % part.count === part.at;

const fresh = await emptyDatabase();
await migrateToLatest(fresh.db);
const database = await rollingBack(fresh);
const server = await openTestServer(undefined, { database });
const principals = await thePrincipals(server);
seeEverything({ userIds: await idsOf("user"), workspaceIds: await idsOf("workspace") });

const rules = rulesOf(schema)
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .filter(isMine);
const unnoticed: string[] = [];
for (const rule of rules) {
  const verdict = await judge(rule);
  if (verdict === "unnoticed" && !UNREACHABLE[rule.name]) unnoticed.push(rule.name);
  process.stdout.write(`${rule.name}: ${UNREACHABLE[rule.name] ?? verdict}\n`);
}
// What a verb looks up under its lock, it looks up among the asker's own: seen as somebody who is at home in the other
// place too, every refusal there has to become a success, or it was refused for a reason that has nothing to do with rights.
const guarded = Object.keys(MATRIX)
  .filter((key) => MATRIX[key]!.input && isBound(MATRIX[key]!) && wanted.every((word) => key.includes(word)))
  .filter(isMine);
for (const key of guarded) {
  if (await opensToTheAtHome(key)) continue;
  process.stdout.write(`${key}: refused in a foreign place for another reason\n`);
  unnoticed.push(`${key} place`);
}
await server.close();
process.stdout.write(
  `\n${rules.length} rules and ${guarded.length} places taken out, ${unnoticed.length} unnoticed\n`,
);
if (unnoticed.length > 0) {
  process.stdout.write(`${unnoticed.join("\n")}\n`);
  process.exitCode = 1;
}

async function judge(rule: Rule): Promise<string> {
  if (rule.isBehindItsLike()) return "behind the same rule on every way to it";
  if ((await wrongCells(rule, [rule], true)).length > 0) return "noticed";
  // A second line of defence shows only where the first is gone.
  const outer = rule.outer();
  if (outer.length === 0) return "unnoticed";
  const without = await wrongCells(rule, outer, false);
  const both = await wrongCells(rule, [...outer, rule], false);
  return both.join() === without.join() ? "unnoticed" : "noticed as a second line";
}

async function opensToTheAtHome(key: string): Promise<boolean> {
  const row = MATRIX[key]!;
  const insiders = cellsOf(row, onTwoPlans(principals)).filter(
    ({ place, expected }) => place === "own" && expected === "granted",
  );
  for (const { principal } of insiders) {
    const { workspaceId, userId } = principal.other;
    const memberships = [{ ...principal.viewer!.memberships[0]!, workspaceId, isAccountOwner: true }];
    const viewer = { ...principal.viewer!, userId, email: await emailOf(userId), memberships };
    const atHome: Principal = { ...principal, viewer };
    const { outcome } = await tryCell({ server, database, schema }, key, row, atHome, "other");
    if (outcome === "granted") return true;
  }
  return false;
}

async function idsOf(table: "user" | "workspace"): Promise<string[]> {
  return (await database.db.selectFrom(table).select("id").execute()).map(({ id }) => id);
}

async function emailOf(userId: string): Promise<string> {
  const user = database.db.selectFrom("user").select("email").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).email;
}

/**
 * Cells of the rule's rows that let somebody in whom the matrix keeps out, once these rules are gone; the first one will do, or all.
 * Who gets in anyway gets in without a rule, too.
 */
async function wrongCells(rule: Rule, gone: readonly Rule[], first: boolean): Promise<string[]> {
  const putBack = gone.map((each) => each.remove());
  const fixture: Fixture = { server, database, schema: builder.toSchema() as GraphQLSchema };
  const wrong: string[] = [];
  try {
    for (const key of rule.rows(Object.keys(MATRIX)))
      for (const { principal, place, expected } of cellsOf(MATRIX[key]!, onTwoPlans(principals))) {
        if (expected === "granted") continue;
        const { outcome } = await tryCell(fixture, key, MATRIX[key]!, principal, place);
        if (outcome !== expected)
          wrong.push(`${JSON.stringify(outcome)} ${key} ${principal.name} ${principal.tier} ${place}`);
        if (first && wrong.length > 0) return wrong;
      }
    return wrong;
  } finally {
    for (const undo of putBack.reverse()) undo();
  }
}

/** The lowest and the highest plan show every gate. */
function onTwoPlans(all: readonly Principal[]): Principal[] {
  return all.filter(({ tier }) => tier === "free" || tier === "enterprise");
}
