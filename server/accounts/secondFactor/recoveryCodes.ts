import { randomInt } from "node:crypto";
import { findSecondFactor } from "../../../db/accounts/secondFactors.ts";
import { recoveryCodes } from "../../../domain/accounts/secondFactor.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { seal, sealingKey, unsealCodes } from "./seal.ts";

/** A new set of recovery codes as it is kept. */
export async function newSealedCodes({ services }: Pick<ActContext, "services">): Promise<string> {
  return seal(await sealingKey(services.auth), JSON.stringify(recoveryCodes(randomInt)));
}

/** The person's codes that were not used yet. Only for the answer to whoever just made them. */
export async function readRecoveryCodes(context: Context): Promise<string[]> {
  const factor = await findSecondFactor(context.db, signedIn(context).userId);
  return factor ? unsealCodes(await sealingKey(context.services.auth), factor.backupCodes) : [];
}
