import { listSuperadmins, setSuperadmin } from "../../db/admin/superadmins.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

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
  const outcome = await withDatabase(configuration, ({ db }) =>
    db.transaction().execute((trx) => setSuperadmin(trx, email, wanted)),
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
