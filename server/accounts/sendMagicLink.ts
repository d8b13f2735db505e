import type { Kysely } from "kysely";
import { findUserByEmail } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { Mailer } from "../providers/mail.ts";
import { noAccountLetter, signInLetter } from "./letters.ts";

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
  locale: Locale | null,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const letter = user
    ? signInLetter(`${publicUrl}/auth/link?token=${token}`)
    : noAccountLetter(`${publicUrl}/auth`);
  await mailer.send({ to: email, locale, ...letter });
}
