import { listSecondFactors, removeSecondFactor } from "../../db/accounts/secondFactors.ts";
import { findUserByEmail } from "../../db/accounts/users.ts";
import { unseal } from "../../server/accounts/secondFactor/seal.ts";
import { act } from "../../server/acting/act.ts";
import { isSystem } from "../../server/acting/actor.ts";
import { verb } from "../../server/acting/verb.ts";
import { onCommandLine } from "./onCommandLine.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

const endSecondFactorOf = verb("endSecondFactorOf", {
  audit: "user.secondFactor.end",
  may: isSystem,
  async run(act, { email }: { email: string }) {
    const user = await findUserByEmail(act.trx, email.trim());
    if (!user) return act.unchanged({ outcome: "unknown" as "unknown" | "none" | "ended" });
    if (!(await removeSecondFactor(act.trx, user.id))) return act.unchanged({ outcome: "none" });
    return act.done({ outcome: "ended" }, { id: user.id });
  },
});

/** What was sealed with another secret than this can be read by nobody any more: its people would be locked out for ever. */
export const endUnreadableSecondFactors = verb("endUnreadableSecondFactors", {
  audit: "user.secondFactor.end",
  may: isSystem,
  async run(act, { key }: { key: string }) {
    const lines: { id: string }[] = [];
    for (const { userId, secret } of await listSecondFactors(act.trx)) {
      if ((await unseal(key, secret)) !== null) continue;
      await removeSecondFactor(act.trx, userId);
      lines.push({ id: userId });
    }
    return lines.length === 0 ? act.unchanged({ ended: 0 }) : act.done({ ended: lines.length }, lines);
  },
});

export function sayEnded({ ended }: { ended: number }, say: (line: string) => void): void {
  if (ended > 0)
    say(
      `Two-step sign-in of ${ended} ${ended === 1 ? "account" : "accounts"} was sealed with another secret and is off now: ask these people to turn it on again.`,
    );
}

/** `end-second-factor EMAIL`: for somebody who lost their phone and their recovery codes, and showed you that it is them. */
export const printSecondFactorEnded: Verb = async (configuration, [email], say) => {
  if (!email) {
    say("Say whose: an e-mail address is missing.");
    return 2;
  }
  const { outcome } = await withDatabase(configuration, (database) =>
    act(onCommandLine(database, configuration), endSecondFactorOf, { email }),
  );
  if (outcome === "unknown") say(`Nobody has the address ${email}.`);
  if (outcome === "none") say(`${email} has no two-step sign-in.`);
  if (outcome === "ended") say(`${email} signs in with the password or a link alone from now on.`);
  return outcome === "unknown" ? 1 : 0;
};
