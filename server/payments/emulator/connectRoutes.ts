import { createAccountLink, createLoginLink } from "./accountLinks.ts";
import { createAccount, deleteAccount, updateAccount } from "./accounts.ts";
import { balanceOf, ownerOf, withStatus } from "./balances.ts";
import { listOf } from "./blank.ts";
import { type ApiRoute, type Call, del, get, ofAccounts, post } from "./Call.ts";
import { page } from "./page.ts";
import { cancelPayout, createPayout, payoutOf } from "./payouts.ts";
import { refuse } from "./refuse.ts";
import { createReversal, createTransfer } from "./transfers.ts";

/** Who is paid by the platform: their accounts, what is sent there, what everybody has, and what goes to banks. */
export const connectRoutes: readonly ApiRoute[] = [
  post("accounts", ({ world, params }) => createAccount(world, params)),
  get("accounts", ({ world, params, url }) => page(world, "account", params, url)),
  get("accounts/:", ({ world, id }) => world.get(id, "account")),
  post("accounts/:", ({ world, id, params }) => updateAccount(world, id, params)),
  del("accounts/:", ({ world, id }) => deleteAccount(world, id)),
  post("accounts/:/login_links", ({ world, id }) => createLoginLink(world, id)),
  post("account_links", ({ world, params }) => createAccountLink(world, params)),

  post("transfers", ({ world, params }) => createTransfer(world, params)),
  get("transfers", ({ world, params, url }) => page(world, "transfer", params, url)),
  get("transfers/:", ({ world, id }) => world.get(id, "transfer")),
  post("transfers/:/reversals", ({ world, id, params }) => createReversal(world, id, params)),
  get("transfers/:/reversals", ({ world, id, url }) => listOf(world.get(id, "transfer").reversals.data, url)),

  ofAccounts(get("balance", ({ world, account }) => balanceOf(world, account))),
  ofAccounts(
    get("balance_transactions", ({ world, params, url, account }) => {
      const list = page(
        world,
        "balance_transaction",
        params,
        url,
        ({ id }) => ownerOf(world, id) === account,
      );
      return { ...list, data: list.data.map((each: any) => withStatus(world, each)) };
    }),
  ),
  ofAccounts(
    get("balance_transactions/:", ({ world, id }) => withStatus(world, world.get(id, "balance_transaction"))),
  ),

  ofAccounts(post("payouts", (call) => createPayout(call.world, accountOf(call), call.params))),
  ofAccounts(
    get("payouts", ({ world, params, url, account }) =>
      page(world, "payout", params, url, ({ id }) => ownerOf(world, id) === account),
    ),
  ),
  ofAccounts(get("payouts/:", (call) => payoutOf(call.world, accountOf(call), call.id))),
  ofAccounts(
    post("payouts/:/cancel", (call) =>
      cancelPayout(call.world, payoutOf(call.world, accountOf(call), call.id).id),
    ),
  ),
];

/** The platform of the emulator has no bank of its own. */
function accountOf({ account }: Call): string {
  return account ?? refuse("Sorry, you don't have any external accounts in that currency.");
}
