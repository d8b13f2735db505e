import { isEmailChangeOpen } from "../../db/accounts/emailChanges.ts";
import { isPasswordResetOpen } from "../../db/accounts/passwords.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { addressOfLink } from "./magicLink.ts";
import { isProof } from "./proof.ts";
import { hashOfToken } from "./tokens.ts";

type Look = (context: Context, token: string) => Promise<boolean>;

/** The letters whose link works once. Looking uses nothing up. */
const LETTERS = {
  SIGN_IN: async ({ services, now }, token) => (await addressOfLink(services.auth, token, now())) !== null,
  NEW_PASSWORD: ({ db, now }, token) => isPasswordResetOpen(db, hashOfToken(token), now()),
  NEW_ADDRESS: ({ db, now }, token) => isEmailChangeOpen(db, hashOfToken(token), now()),
  // Good for one account only: without a session nobody can tell, and signing in comes first anyway.
  PROOF: async ({ viewer, services, now }, token) =>
    !viewer || isProof(services.signer, viewer, token, now()),
} satisfies Record<string, Look>;

type Letter = keyof typeof LETTERS;

const LetterKind = builder.enumType("LetterKind", {
  description: "What the link of a letter is for.",
  values: {
    SIGN_IN: { description: "Signs in." },
    NEW_PASSWORD: { description: "Sets a new password." },
    NEW_ADDRESS: { description: "Says yes to a change of address." },
    PROOF: { description: "Proves the address of a registration, in a session of its account." },
  } satisfies Record<Letter, object>,
});

builder.queryField("isLetterOpen", (t) =>
  t.boolean({
    description: "Whether the link of a letter still works. The token is the right; asking uses nothing up.",
    authScopes: { public: true },
    args: { letter: t.arg({ type: LetterKind }), token: t.arg.string() },
    resolve: (_root, { letter, token }, context) => LETTERS[letter](context, token),
  }),
);
