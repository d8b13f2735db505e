import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listMails } from "../../../db/accounts/mails.ts";
import { setPreferences } from "../../../db/accounts/preferences.ts";
import type { Database } from "../../../db/open.ts";
import { aUser } from "../../../db/testing/build.ts";
import { freshDatabase } from "../../../db/testing/freshDatabase.ts";
import { openMailer } from "../mail.ts";

const to = "nova@example.test";
const words = {
  en: { subject: "Your link, Noël", body: "Open it: http://127.0.0.1/auth/link" },
  es: { subject: "Tu enlace, Noël", body: "Ábrelo: http://127.0.0.1/auth/link" },
};
const letter = { to, words, locale: "es" } as const;

let database: Database;
let postOffice: SMTPServer;
let received: { to: string | undefined; mail: string }[];
let isClosed: boolean;
let url: string;

beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  received = [];
  isClosed = false;
  await database.db.deleteFrom("mail").execute();
  postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void text(stream).then((mail) => {
        if (isClosed) return done(new Error("The post office is closed."));
        received.push({ to: session.envelope.rcptTo[0]?.address, mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => postOffice.listen(0, "127.0.0.1", resolve));
  url = `smtp://127.0.0.1:${(postOffice.server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => postOffice.close(resolve)));

test("without a mail server a letter waits in the outbox, word for word", async () => {
  await openMailer(database.db, {}).send(letter);
  expect(await listMails(database.db, 10)).toMatchObject([{ to, ...words.es, sentAt: null }]);
  expect(received).toEqual([]);
});

test("a real mail server gets the letter, and the outbox knows that it left", async () => {
  await openMailer(database.db, { SMTP_URL: url }).send(letter);
  expect(received.map(({ to }) => to)).toEqual([letter.to]);
  expect((await listMails(database.db, 1))[0]!.sentAt).toBeInstanceOf(Date);
});

test("a letter names the sender that was chosen for the platform, beside the server's own address", async () => {
  const env = { SMTP_URL: url, MAIL_FROM: "Somebody <post@label.test>" };
  let name = "";
  const mailer = openMailer(database.db, env, async () => name);
  await mailer.send(letter);
  name = "Nova Records";
  await mailer.send(letter);
  const senders = received.map(({ mail }) => /^From: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(senders).toEqual(["Somebody <post@label.test>", "Nova Records <post@label.test>"]);
});

test("a letter that the mail server refuses is not lost: it stays in the outbox, unsent", async () => {
  isClosed = true;
  await expect(openMailer(database.db, { SMTP_URL: url }).send(letter)).rejects.toThrow();
  expect(await listMails(database.db, 10)).toMatchObject([{ to, ...words.es, sentAt: null }]);
});

test("a letter speaks the language of the account at its address, else that of the page it comes from, else both", async () => {
  const mailer = openMailer(database.db, {});
  const reader = await aUser(database.db, { email: "ana@example.test" });
  await setPreferences(database.db, reader.id, { locale: "es", deviceLocale: "en" }, new Date());
  await mailer.send({ to: "ana@example.test", words, locale: "en" });
  await mailer.send({ to, words, locale: "en" });
  await mailer.send({ to, words });
  const subjects = (await listMails(database.db, 10)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    "Tu enlace, Noël",
    "Your link, Noël",
    "Your link, Noël · Tu enlace, Noël",
  ]);
});
