import { randomBytes } from "node:crypto";
import { demand, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import type { World } from "./World.ts";

/** What an address leads to: the account, and where to go afterwards; null: nowhere. */
export interface AccountLink {
  account: string;
  kind: "onboarding" | "dashboard";
  returnUrl: string | null;
  refreshUrl: string | null;
  expiresAt: number;
}

/** Stripe's own: a link is used within minutes, once. */
const GOOD_FOR = 5 * 60;
const LINKS = "link ";

export function createAccountLink(world: World, params: Params): Record<string, unknown> {
  demand(params, "account", "type", "return_url", "refresh_url");
  const { id } = world.get(params.account, "account", "account");
  if (params.type !== "account_onboarding")
    refuse("You cannot create `account_update` type Account Links for this account.", { param: "type" });
  for (const param of ["return_url", "refresh_url"])
    if (!URL.canParse(params[param])) refuse("Not a valid URL", { code: "url_invalid", param });
  const link = keep(world, {
    ...{ account: id, kind: "onboarding", expiresAt: world.now() + GOOD_FOR },
    ...{ returnUrl: params.return_url, refreshUrl: params.refresh_url },
  });
  return { object: "account_link", ...link };
}

/** The account's own dashboard, for whoever has given their details already. */
export function createLoginLink(world: World, id: string): Record<string, unknown> {
  const { details_submitted: isKnown } = world.get(id, "account");
  if (!isKnown) refuse("Cannot create a login link for an account that has not completed onboarding.");
  const { created, url } = keep(world, {
    ...{ account: id, kind: "dashboard", expiresAt: world.now() + GOOD_FOR },
    ...{ returnUrl: null, refreshUrl: null },
  });
  return { object: "login_link", created, url };
}

function keep(world: World, link: AccountLink) {
  const token = randomBytes(16).toString("hex");
  world.write(LINKS + token, link);
  const { expiresAt, kind } = link;
  return { created: world.now(), expires_at: expiresAt, url: `${world.pages}/${kind}/${token}` };
}

export const findLink = (world: World, token: string) => world.read<AccountLink>(LINKS + token) ?? null;

export const useUpLink = (world: World, token: string) => world.write(LINKS + token, null);
