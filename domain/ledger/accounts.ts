/** Where the money of a party stands: earned and held for a while, free to be paid out, or on its way to their bank. */
export type PartyAccountState = "held" | "available" | "inTransit";

/**
 * An account of the books, by its name. What the platform has is counted up (debit, +), what it owes or earns down (credit, −):
 * a party that is owed 10.00 has −1000.
 */
export type Account =
  /** Money at the payment provider. */
  | "asset:clearing"
  /** Taken by a bank until a dispute is decided. */
  | "asset:disputed"
  | "asset:bank"
  | `liab:tax:${string}`
  | `payable:${string}:${PartyAccountState}`
  /** Paid in advance for a subscription, earned month by month. */
  | `liab:deferred:${string}`
  | "rev:fee"
  | "rev:plan"
  | "exp:processor"
  /** What the platform gives of a price that it lowered itself. */
  | "exp:promo"
  /** What nobody will pay back any more. */
  | "exp:badwill";

export const payable = (party: string, state: PartyAccountState): Account => `payable:${party}:${state}`;

/** Tax that is owed in a country, by its ISO 3166 code. */
export const taxOwedIn = (country: string): Account => `liab:tax:${country}`;

export const deferred = (subscription: string): Account => `liab:deferred:${subscription}`;

/** Whose account it is: a party's id; null for accounts of the platform. */
export function partyOf(account: Account): string | null {
  const [kind, party] = account.split(":");
  return kind === "payable" ? party! : null;
}

/** True for accounts that postings of everybody meet at: they are kept in several strands, so that nobody waits. */
export function isShared(account: Account): boolean {
  return !account.startsWith("payable:") && !account.startsWith("liab:deferred:");
}
