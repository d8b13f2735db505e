import { randomBytes } from "node:crypto";
import { startSecondFactor } from "../../../db/accounts/secondFactors.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { userOf } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { preparedVerb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { inSession } from "../../graphql/context.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { Viewer } from "../Viewer.ts";
import { confirmIdentity } from "./confirmIdentity.ts";
import { seal, sealingKey } from "./seal.ts";

/** As long as the library makes them: 160 bits in base32, as RFC 4226 wants it. */
const SECRET_BYTES = 15;

async function drawn({ password }: { password: string }, from: ActContext) {
  await confirmIdentity(from, password);
  const key = await sealingKey(from.services.auth);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  return { secret: await seal(key, secret), backupCodes: await seal(key, "[]") };
}

/** A secret for an authenticator app. Signing in asks for its codes once the first of them was right. */
const beginSecondFactor = preparedVerb("beginSecondFactor", drawn, {
  unaudited: "Nothing is asked for yet; that it is is the line of confirmSecondFactor.",
  async run(act, sealed) {
    const { userId } = userOf(act.actor);
    if (!(await startSecondFactor(act.trx, { userId, ...sealed, createdAt: act.now })))
      throw new InvalidInput(problem("password", "accounts.codeSetUp"));
    return act.done({});
  },
});

builder.relayMutationField(
  "beginSecondFactor",
  {
    inputFields: (t) => ({
      password: t.string({ description: "Empty for people who sign in by link: they have just done so." }),
    }),
  },
  {
    description: "Draws a secret for an authenticator app: the first step to signing in with a code as well.",
    verb: beginSecondFactor,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      await perform(context, info, beginSecondFactor, input);
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
