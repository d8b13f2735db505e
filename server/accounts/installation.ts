import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { findInstallation, offerInstallation } from "../../db/accounts/installation.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Configuration } from "../configuration.ts";
import { isLoopback } from "../ownHosts.ts";
import { hashOfSetupToken } from "./register.ts";

/**
 * On an installation that nobody has claimed, stores the one-time set-up token and prints its link: whoever registers
 * through it is admin and account owner (DECISIONS.md 1). Refuses to serve demo accounts with a public password to a network.
 */
export async function prepareInstallation(db: Kysely<DB>, configuration: Configuration): Promise<void> {
  const installation = await findInstallation(db);
  const isOpen = !isLoopback(configuration.host) && configuration.env.DEMO !== "0";
  if (installation?.playsStory && isOpen && !configuration.env.DEMO_PASSWORD)
    throw new Error(
      "This database holds the demo accounts, whose password is public. Set DEMO_PASSWORD, shut them with DEMO=0, or serve on 127.0.0.1 only.",
    );
  const isOwned = installation?.claimedAt || installation?.playsStory;
  if (isOwned || (configuration.wantsStory && !installation)) return;
  const token = randomBytes(24).toString("base64url");
  await offerInstallation(db, hashOfSetupToken(token));
  process.stdout.write(
    `\nNobody owns this installation yet. Register through this link, once, to own it:\n  ${configuration.publicUrl}/auth?type=indee&setup=${token}\n\n`,
  );
}
