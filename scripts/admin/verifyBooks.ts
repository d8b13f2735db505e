import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import type { Verb } from "./Verb.ts";
import { withDatabase } from "./withDatabase.ts";

export const printBooksVerdict: Verb = async (configuration, _args, say) => {
  const { transactions, entries, accounts, differences } = await withDatabase(configuration, ({ db }) =>
    verifyBooks(db),
  );
  if (differences.length === 0) {
    say(`The books balance: ${transactions} postings, ${entries} lines, ${accounts} accounts.`);
    return 0;
  }
  say(`The books do not balance, in ${differences.length} places:`);
  for (const difference of differences) say(`  ${difference}`);
  return 1;
};
