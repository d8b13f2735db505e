import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { meetDevice } from "../../db/accounts/knownDevices.ts";
import type { DB } from "../../db/tables.generated.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import { newDevice } from "../../domain/notifications/facts.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { log } from "../log.ts";
import { announce, notify } from "../notifications/notify.ts";
import type { Events } from "../providers/events.ts";
import type { Mailer } from "../providers/mail.ts";
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
  at: Date;
  /** What the browser sent under DEVICE_COOKIE. */
  cookie: string | null;
  /** Gives the browser a cookie. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** Remembers the browser of a sign-in; its first use by somebody who already has others is told by letter. */
export async function greetDevice({ db, mailer, events, publicUrl }: Parts, signIn: SignIn): Promise<void> {
  const { userId, userAgent, ipAddress, at } = signIn;
  const device = signIn.cookie ?? randomBytes(24).toString("base64url");
  signIn.setCookie(DEVICE_COOKIE, device, DEVICE_DAYS * 24 * 60 * 60);
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
  const letter = newDeviceLetter(publicUrl, wordsFor(userAgent), ipAddress, at);
  // A mail server that is down keeps nobody out.
  await mailer.send({ to: user.email, ...letter }).catch((error) => log.error("letter", { error }));
}

function wordsFor(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent);
  return [browser ?? "An unknown program", system && `on ${system}`].filter(Boolean).join(" ");
}

function newDeviceLetter(publicUrl: string, device: string, address: string | null, at: Date) {
  return {
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    body: `Your ${PRODUCT_NAME} account was opened on a device that we had not seen before:\n\n${device}\nAddress: ${address || "unknown"}\nTime: ${at.toISOString().slice(0, 16).replace("T", " ")} UTC\n\nIf it was you, there is nothing to do. If it was not, sign it out and change your password:\n\n${publicUrl}/settings/account`,
  };
}
