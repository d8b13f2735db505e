import type { Code } from "../../domain/words/catalogue.ts";

/** What the sign-in service says when the password or the link was right, and a second factor is to follow. */
export const CODE_NEEDED = "accounts.codeNeeded" satisfies Code;
