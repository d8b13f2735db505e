import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { meetDevice } from "../../db/accounts/knownDevices.ts";
import { setPreferences } from "../../db/accounts/preferences.ts";
import type { DB } from "../../db/tables.generated.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { newDevice } from "../../domain/notifications/facts.ts";
import { log } from "../log.ts";
import { announce, notify } from "../notifications/notify.ts";
import type { Events } from "../providers/events.ts";
import type { Mailer } from "../providers/mail.ts";
import { newDeviceLetter } from "./letters.ts";
import { hashOfToken } from "./tokens.ts";

/** The cookie by which a browser is known again after its session has ended. It opens nothing. */
export const DEVICE_COOKIE = "levare.device";
const DEVICE_DAYS = 400;

interface Parts {
  db: Kysely<DB>;
  mailer: Mailer;
  events: Events;
  publicUrl: string;
}

/** One sign-in, by whichever way. */
export interface SignIn {
  userId: string;
  userAgent: string | null;
  ipAddress: string | null;
  /** The language that the request asks for. */
  locale: Locale | null;
  at: Date;
  /** What the browser sent under DEVICE_COOKIE. */
  cookie: string | null;
  /** Gives the browser a cookie. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** Remembers the browser of a sign-in; its first use by somebody who already has others is told by letter. */
export async function greetDevice({ db, mailer, events, publicUrl }: Parts, signIn: SignIn): Promise<void> {
  const { userId, userAgent, ipAddress, locale, at } = signIn;
  const device = signIn.cookie ?? randomBytes(24).toString("base64url");
  signIn.setCookie(DEVICE_COOKIE, device, DEVICE_DAYS * 24 * 60 * 60);
  if (locale) await setPreferences(db, userId, { deviceLocale: locale }, at);
  const acquaintance = await meetDevice(db, { userId, deviceHash: hashOfToken(device), now: at });
  if (acquaintance !== "new") return;
  const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst();
  if (!user) return;
  const news = {
    userId,
    topic: "security",
    source: `device:${at.toISOString()}`,
    text: newDevice(deviceName(userAgent)),
    link: "/settings/account",
  } as const;
  await announce({ events, mailer }, [await notify(db, news, at)]);
  const letter = newDeviceLetter(publicUrl, deviceName(userAgent), ipAddress, at);
  // A mail server that is down keeps nobody out.
  await mailer
    .send({ to: user.email, locale: locale ?? "en", ...letter })
    .catch((error) => log.error("letter", { error }));
}
