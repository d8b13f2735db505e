import { listMails } from "../../../db/accounts/mails.ts";
import { setPreferences } from "../../../db/accounts/preferences.ts";
import type { Database } from "../../../db/open.ts";
import { aUser } from "../../../db/testing/build.ts";
import { freshDatabase } from "../../../db/testing/freshDatabase.ts";
import { openMailer } from "../mail.ts";
import { openPostOffice, type PostOffice } from "./postOffice.ts";

const to = "nova@example.test";
const words = {
  en: { subject: "Your link, Noël", body: "Open it: http://127.0.0.1/auth/link" },
  es: { subject: "Tu enlace, Noël", body: "Ábrelo: http://127.0.0.1/auth/link" },
};
const letter = { to, words, locale: "es" } as const;

let database: Database;
let postOffice: PostOffice;

beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("mail").execute();
  postOffice = await openPostOffice();
});
afterEach(() => postOffice.close());

test("without a mail server a letter waits in the outbox, word for word", async () => {
  await openMailer(database.db, {}).send(letter);
  expect(await listMails(database.db, 10)).toMatchObject([{ to, ...words.es, sentAt: null }]);
  expect(postOffice.letters).toEqual([]);
});

test("a real mail server gets the letter, and the outbox knows that it left", async () => {
  await openMailer(database.db, { SMTP_URL: postOffice.url }).send(letter);
  expect(postOffice.letters.map(({ to }) => to)).toEqual([letter.to]);
  expect((await listMails(database.db, 1))[0]!.sentAt).toBeInstanceOf(Date);
});

test("a letter names the sender that was chosen for the platform, beside the server's own address", async () => {
  const env = { SMTP_URL: postOffice.url, MAIL_FROM: "Somebody <post@label.test>" };
  let name = "";
  const mailer = openMailer(database.db, env, async () => name);
  await mailer.send(letter);
  name = "Nova Records";
  await mailer.send(letter);
  const senders = postOffice.letters.map(({ mail }) => /^From: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(senders).toEqual(["Somebody <post@label.test>", "Nova Records <post@label.test>"]);
});

test("a letter with a list names where it is left, for mail programs that do so with one press", async () => {
  const mailer = openMailer(database.db, { SMTP_URL: postOffice.url });
  await mailer.send({ ...letter, leaveUrl: "https://levare.test/mailing/leave/secret" });
  await mailer.send(letter);
  const [first, second] = postOffice.letters.map(({ mail }) => mail);
  expect(first).toContain("List-Unsubscribe: <https://levare.test/mailing/leave/secret>");
  expect(first).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(second).not.toContain("List-Unsubscribe");
});

test("a letter that the mail server refuses is not lost: it stays in the outbox, unsent", async () => {
  postOffice.isClosed = true;
  await expect(openMailer(database.db, { SMTP_URL: postOffice.url }).send(letter)).rejects.toThrow();
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
