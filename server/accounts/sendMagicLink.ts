import type { Kysely } from "kysely";
import { findUserByEmail } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
import { MAGIC_LINK_MINUTES } from "../../domain/accounts/signIn.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { Mailer } from "../providers/mail.ts";

interface Parts {
  db: Kysely<DB>;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * The link leads to a page with a button, because mail scanners open links. An address without an account gets a letter
 * as well: the answer on the screen tells nobody who has one.
 */
export async function sendMagicLink(
  { db, mailer, publicUrl }: Parts,
  email: string,
  token: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const letter = user
    ? signInLetter(`${publicUrl}/auth/link?token=${token}`)
    : noAccountLetter(`${publicUrl}/auth`);
  await mailer.send({ to: email, ...letter });
}

function signInLetter(link: string) {
  return {
    subject: `Your sign-in link for ${PRODUCT_NAME}`,
    body: `Open this link and press the button to sign in:\n\n${link}\n\nIt works once, for ${MAGIC_LINK_MINUTES} minutes. If you did not ask for it, you can ignore this letter.`,
  };
}

/** For an address without an account, so that its letterbox tells no more than the screen. */
export function noAccountLetter(link: string) {
  return {
    subject: `No ${PRODUCT_NAME} account for this address`,
    body: `Somebody wanted to sign in with this address, but it has no ${PRODUCT_NAME} account. You can make one here:\n\n${link}\n\nIf it was not you, you can ignore this letter.`,
  };
}
