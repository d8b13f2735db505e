import { findUserByEmail, lockUser, updateUser } from "../../db/accounts/users.ts";
import { listSuperadmins } from "../../db/admin/superadmins.ts";
import { listMembershipsOf } from "../../db/workspaces/workspaces.ts";
import { capabilitiesOf, type Role } from "../../domain/accounts/roles.ts";
import { act } from "../../server/acting/act.ts";
import { isSystem } from "../../server/acting/actor.ts";
import { type Ended, verb } from "../../server/acting/verb.ts";
import type { Configuration } from "../../server/configuration.ts";
import { onCommandLine } from "./onCommandLine.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

/** What became of the wish, with the person's role before and after. */
type Outcome =
  | { kind: "unknown" | "unchanged" | "suspended" }
  | { kind: "changed"; before: Role; after: Role };

/**
 * Makes a person superadmin, or takes it away again. Nothing else in the product writes or removes that role, so whoever
 * has it got it from somebody with a shell on the machine (DECISIONS.md, trap 3).
 */
const setSuperadmin = verb("setSuperadmin", {
  audit: "user.grantSuperadmin",
  may: isSystem,
  async run(act, { email, wanted }: { email: string; wanted: boolean }): Promise<Ended<Outcome>> {
    const { trx, now } = act;
    const found = await findUserByEmail(trx, email.trim());
    const person = found && (await lockUser(trx, found.id));
    if (!person) return act.unchanged({ kind: "unknown" });
    const before = person.role as Role;
    if (wanted === (before === "superadmin")) return act.unchanged({ kind: "unchanged" });
    if (wanted && person.suspendedAt) return act.unchanged({ kind: "suspended" });
    // Who works in a studio goes on as an artist there; the rest are fans.
    const worksSomewhere = (await listMembershipsOf(trx, person.id)).length > 0;
    const after: Role = wanted ? "superadmin" : worksSomewhere ? "artist" : "fan";
    const capabilities = [...new Set([...person.capabilities, ...capabilitiesOf(after)])];
    await updateUser(trx, person.id, { role: after, capabilities, updatedAt: now });
    const action = wanted ? "user.grantSuperadmin" : "user.revokeSuperadmin";
    return act.done(
      { kind: "changed", before, after },
      { id: person.id, action, before: { role: before }, after: { role: after } },
    );
  },
});

export const grantSuperadmin: Verb = (configuration, [email], say) => change(configuration, email, true, say);
export const revokeSuperadmin: Verb = (configuration, [email], say) =>
  change(configuration, email, false, say);

async function change(
  configuration: Configuration,
  email: string | undefined,
  wanted: boolean,
  say: (line: string) => void,
) {
  if (!email) {
    say("Say whose: an e-mail address is missing.");
    return 2;
  }
  const outcome = await withDatabase(configuration, (database) =>
    act(onCommandLine(database, configuration), setSuperadmin, { email, wanted }),
  );
  if (outcome.kind === "unknown") {
    say(`Nobody has the address ${email}. The person registers first, then you grant.`);
    return 1;
  }
  if (outcome.kind === "suspended") {
    say(`${email} is suspended. Lift the suspension first.`);
    return 1;
  }
  if (outcome.kind === "unchanged")
    say(wanted ? `${email} is superadmin already.` : `${email} is no superadmin.`);
  if (outcome.kind === "changed")
    say(
      wanted
        ? `${email} is superadmin from the next click on. Before: ${outcome.before}.`
        : `${email} is ${outcome.after} from the next click on.`,
    );
  return 0;
}

export const printSuperadmins: Verb = async (configuration, _args, say) => {
  const people = await withDatabase(configuration, ({ db }) => listSuperadmins(db));
  for (const { email, name, suspendedAt } of people)
    say(`${email}  ${name}${suspendedAt ? "  (suspended)" : ""}`);
  if (people.length === 0) say("Nobody runs the platform yet: npm run admin -- grant-superadmin EMAIL");
  return 0;
};
