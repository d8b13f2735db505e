import type { Transaction } from "kysely";
import { findUserByEmail } from "../../db/accounts/users.ts";
import {
  claimParty,
  findOrMakeParty,
  findParty,
  moveParty,
  type PartyOwner,
} from "../../db/ledger/parties.ts";
import type { DB } from "../../db/tables.generated.ts";

/** Who an address is: the person who has proven it, else whoever will. In small letters. */
async function ownerOf(trx: Transaction<DB>, email: string): Promise<PartyOwner> {
  const user = await findUserByEmail(trx, email);
  return user?.emailVerified ? { userId: user.id } : { email };
}

/** Whom the books owe what an address earns, made when it is first needed. */
export async function partyOfAddress(trx: Transaction<DB>, email: string, now: Date): Promise<string> {
  return findOrMakeParty(trx, await ownerOf(trx, email), now);
}

/** The same where it is known already. */
export async function findPartyOfAddress(trx: Transaction<DB>, email: string): Promise<string | undefined> {
  const owner = await ownerOf(trx, email);
  return (await findParty(trx, owner)) ?? ("userId" in owner ? findParty(trx, { email }) : undefined);
}

/** Gives what nobody has claimed to another address, or to the person who has proven it; false where somebody has claimed it. */
export async function moveToAddress(trx: Transaction<DB>, partyId: string, email: string): Promise<boolean> {
  if (!(await moveParty(trx, partyId, email))) return false;
  const owner = await ownerOf(trx, email);
  if ("userId" in owner) await claimParty(trx, owner.userId, email);
  return true;
}
