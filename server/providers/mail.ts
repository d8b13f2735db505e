import type { Kysely } from "kysely";
import { createTransport } from "nodemailer";
import {
  deleteMail,
  findMailByKey,
  giveMailBack,
  insertMail,
  insertMailOnce,
  markMailSent,
  takeMail,
} from "../../db/accounts/mails.ts";
import { findLocaleAt } from "../../db/accounts/preferences.ts";
import type { DB } from "../../db/tables.generated.ts";
import { firstSpoken, LOCALES, type Locale } from "../../domain/accounts/locales.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";

/** What a letter says, in every language that we write. */
export type Words = Record<Locale, { subject: string; body: string }>;

/** One plain-text mail to one person. */
export interface Letter {
  to: string;
  /** The reader's account says which of them they get. */
  words: Words;
  /** The language for an address without an account, or with one that never said. Null: the letter speaks them all. */
  locale?: Locale | null;
  /** For the last letter to somebody who is forgotten: the outbox keeps nothing of it. */
  leavesNoCopy?: boolean;
  /** Whoever may have to hand the same letter over again, after a crash, gives it a key: under one key one letter goes out. */
  key?: string;
  /** Where its list is left: by people on a page, by mail programs with one press (RFC 8058). */
  leaveUrl?: string;
}

/** We or the mail server fell silent while a letter was handed over: nobody knows whether it arrived, and twice would be worse than not at all. */
export class LetterUncertain extends Error {}

/** The mail server will not take this letter, today or tomorrow: there is no such mailbox, or it wants no such letter. */
export class LetterRefused extends Error {}

export interface Mailer {
  /** Resolves once the letter is stored; with SMTP, once the server took it. */
  send(letter: Letter): Promise<void>;
  /** Hands over a letter of the outbox, once, whoever else tries. Throws where it did not go out and may be tried again. */
  deliver(mailId: string): Promise<void>;
}

/**
 * Puts a letter into the outbox as part of the change that it tells of, to be delivered once that stands. Null where there is
 * one under its key already.
 */
export async function storeMail(db: Kysely<DB>, letter: Letter): Promise<string | null> {
  const { to, key, subject, body, leavesNoCopy, leaveUrl = null } = await written(db, letter);
  if (leavesNoCopy) throw new Error("A letter that leaves no copy cannot wait in the outbox.");
  const mail = key
    ? await insertMailOnce(db, { to, subject, body, leaveUrl, key, handedOverAt: null })
    : await insertMail(db, { to, subject, body, leaveUrl, handedOverAt: null });
  return mail?.id ?? null;
}

/** The outbox in the database by default; `SMTP_URL` hands each letter to a real mail server as well. */
export function openMailer(
  db: Kysely<DB>,
  env: NodeJS.ProcessEnv,
  senderName: () => Promise<string> = async () => "",
): Mailer {
  if (!env.SMTP_URL) return outboxMailer(db);
  return smtpMailer(db, env.SMTP_URL, async () => senderOf(env.MAIL_FROM, await senderName()));
}

/** A letter as it goes out, in the language of its reader. */
interface Written {
  to: string;
  subject: string;
  body: string;
  leaveUrl: string | null;
}

/** The letter as it is read at its address. */
async function written(db: Kysely<DB>, { words, locale, ...letter }: Letter) {
  const spoken = firstSpoken([await findLocaleAt(db, letter.to), locale]);
  return { ...letter, ...(spoken ? words[spoken] : together(words)) };
}

function together(words: Words): { subject: string; body: string } {
  const each = LOCALES.map((locale) => words[locale]);
  return {
    subject: [...new Set(each.map(({ subject }) => subject))].join(" · "),
    body: [...new Set(each.map(({ body }) => body))].join("\n\n---\n\n"),
  };
}

/** The sender as the environment names it, or its address beside the name that was chosen for the platform. */
function senderOf(from = `${PRODUCT_NAME} <no-reply@localhost>`, name: string) {
  return name ? { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from } : from;
}

function outboxMailer(db: Kysely<DB>): Mailer {
  return {
    async deliver(mailId) {
      // The outbox is all there is.
      await takeMail(db, mailId);
    },
    async send(letter) {
      // Without a mail server the outbox is all there is: what leaves no copy goes nowhere.
      if (letter.leavesNoCopy) return;
      const { to, key, subject, body, leaveUrl = null } = await written(db, letter);
      const mail = { to, subject, body, leaveUrl, handedOverAt: new Date() };
      if (key) await insertMailOnce(db, { ...mail, key });
      else await insertMail(db, mail);
    },
  };
}

/** So long a mail server that took a letter counts as one that can be reached. */
const REACHED_MS = 10_000;

function smtpMailer(db: Kysely<DB>, url: string, sender: () => Promise<ReturnType<typeof senderOf>>): Mailer {
  const transport = createTransport(url);
  let reachedAt = 0;
  return {
    async deliver(mailId) {
      await reach();
      const mail = await takeMail(db, mailId);
      if (!mail) return;
      try {
        await handOver(mail);
      } catch (error) {
        const meaning = meaningOf(error);
        if (meaning === error) await giveMailBack(db, mailId);
        throw meaning;
      }
      await markMailSent(db, mailId);
    },
    async send(letter) {
      const { to, subject, body, leavesNoCopy, key, leaveUrl = null } = await written(db, letter);
      if (key) return sendOnce({ to, subject, body, leaveUrl, key });
      await reach();
      const mail = leavesNoCopy
        ? null
        : await insertMail(db, { to, subject, body, leaveUrl, handedOverAt: new Date() });
      try {
        await handOver({ to, subject, body, leaveUrl });
      } catch (error) {
        throw meaningOf(error);
      }
      if (mail) await markMailSent(db, mail.id);
    },
  };

  /** A letter that was taken is never tried again. Whoever dies while the mail server is away has taken none. */
  async function reach() {
    if (Date.now() - reachedAt > REACHED_MS) await transport.verify();
  }

  async function handOver({ to, subject, body, leaveUrl }: Written) {
    const list = leaveUrl ? { unsubscribe: { url: leaveUrl } } : undefined;
    const headers = leaveUrl ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : undefined;
    await transport.sendMail({ from: await sender(), to, subject, text: body, list, headers });
    reachedAt = Date.now();
  }

  /** What an error says of the letter: that nobody wants it, that it may have arrived, or, as itself, that it can be tried again. */
  function meaningOf(error: unknown): unknown {
    if (isRefusal(error)) return new LetterRefused((error as Error).message);
    reachedAt = 0;
    return didNotGoOut(error) ? error : new LetterUncertain("Nobody knows whether this letter arrived.");
  }

  async function sendOnce(letter: Written & { key: string }) {
    await reach();
    const mail = await insertMailOnce(db, { ...letter, handedOverAt: new Date() });
    if (!mail) {
      if ((await findMailByKey(db, letter.key))?.sentAt) return;
      throw new LetterUncertain("The server stopped while this letter was on its way.");
    }
    try {
      await handOver(letter);
    } catch (error) {
      const meaning = meaningOf(error);
      // Where it did not go out it may be handed over again. What may have arrived keeps its key.
      if (!(meaning instanceof LetterUncertain)) await deleteMail(db, mail.id);
      throw meaning;
    }
    await markMailSent(db, mail.id);
  }
}

/** The mail server answered that it does not take it, or was never reached. */
function didNotGoOut(error: unknown): boolean {
  const {
    code = "",
    responseCode,
    syscall,
  } = error as { code?: string; responseCode?: number; syscall?: string };
  return responseCode !== undefined || syscall === "connect" || NEVER_SENT.includes(code);
}
const NEVER_SENT = ["EAUTH", "EDNS", "EENVELOPE", "EMESSAGE"];

// RFC 5321: an answer of 500 and more is for good, one of 400 for now.
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
