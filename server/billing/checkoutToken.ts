import { atScreen } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { inSession } from "../graphql/context.ts";
import type { Signer } from "../signing.ts";

export const CHECKOUT_TOKEN_MINUTES = 5;
const PURPOSE = "checkout token";

/** Lets its bearer open one person's checkout for five minutes, and nothing else. It ends with the session that asked for it. */
export function checkoutToken(signer: Signer, sessionId: string, expiresAt: Date): string {
  const claim = `${sessionId}.${expiresAt.getTime()}`;
  return `${claim}.${signer.sign(PURPOSE, claim)}`;
}

/** The session behind such a token; null for one that is over, forged or no token at all. */
export function sessionOfToken(signer: Signer, token: string, now: Date): string | null {
  const [sessionId = "", expires = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !signer.verifies(PURPOSE, `${sessionId}.${expires}`, signature)) return null;
  return Number(expires) > now.getTime() ? sessionId : null;
}

const createCheckoutToken = verb("createCheckoutToken", {
  unaudited: "It opens a checkout only, which has a line of its own.",
  async run(act) {
    atScreen(act.actor);
    return act.done({ expiresAt: act.now.getTime() + CHECKOUT_TOKEN_MINUTES * 60_000 });
  },
});

builder.relayMutationField(
  "createCheckoutToken",
  null,
  {
    description: "A bearer token for POST /api/checkout, good for five minutes and for nothing else.",
    verb: createCheckoutToken,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context, info) => perform(context, info, createCheckoutToken, {}),
  },
  {
    outputFields: (t) => ({
      token: t.string({
        resolve: ({ expiresAt }, _args, context) =>
          checkoutToken(context.services.signer, inSession(context).sessionId, new Date(expiresAt)),
      }),
      expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => new Date(expiresAt) }),
    }),
  },
);
