import type { Kysely } from "kysely";
import { createTransport } from "nodemailer";
import { insertMail, markMailSent } from "../../db/accounts/mails.ts";
import type { DB } from "../../db/tables.generated.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";

/** One plain-text mail to one person. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
  /** For the last letter to somebody who is forgotten: the outbox keeps nothing of it. */
  leavesNoCopy?: boolean;
}

export interface Mailer {
  /** Resolves once the letter is stored; with SMTP, once the server took it. */
  send(letter: Letter): Promise<void>;
}

/** The outbox in the database by default; `SMTP_URL` hands each letter to a real mail server as well. */
export function openMailer(db: Kysely<DB>, env: NodeJS.ProcessEnv): Mailer {
  return env.SMTP_URL ? smtpMailer(db, env.SMTP_URL, env.MAIL_FROM) : outboxMailer(db);
}

function outboxMailer(db: Kysely<DB>): Mailer {
  return {
    // Without a mail server the outbox is all there is: what leaves no copy goes nowhere.
    send: async ({ leavesNoCopy, ...letter }) => void (leavesNoCopy || (await insertMail(db, letter))),
  };
}

function smtpMailer(db: Kysely<DB>, url: string, from = `${PRODUCT_NAME} <no-reply@localhost>`): Mailer {
  const transport = createTransport(url);
  return {
    async send({ to, subject, body, leavesNoCopy }) {
      const mail = leavesNoCopy ? null : await insertMail(db, { to, subject, body });
      await transport.sendMail({ from, to, subject, text: body });
      if (mail) await markMailSent(db, mail.id);
    },
  };
}
