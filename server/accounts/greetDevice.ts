import { randomBytes } from "node:crypto";
import { meetDevice } from "../../db/accounts/knownDevices.ts";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { listEmails } from "../../db/accounts/users.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { newDevice } from "../../domain/notifications/facts.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { verb } from "../acting/verb.ts";
import { newDeviceLetter } from "./letters.ts";
import { hashOfToken } from "./tokens.ts";

/** The cookie by which a browser is known again after its session has ended. It opens nothing. */
export const DEVICE_COOKIE = "levare.device";
const DEVICE_DAYS = 400;

/** One sign-in, by whichever way. */
export interface SignIn {
  userId: string;
  userAgent: string | null;
  ipAddress: string | null;
  /** The language that the request asks for. */
  locale: Locale | null;
  /** What the browser sent under DEVICE_COOKIE. */
  cookie: string | null;
  /** Gives the browser a cookie. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

type Meeting = Pick<SignIn, "userId" | "userAgent" | "ipAddress" | "locale"> & { deviceHash: string };

const meet = verb("greetDevice", {
  unaudited: "The list of the person's devices is its trace.",
  forVisitors: true,
  async run(act, { userId, userAgent, ipAddress, locale, deviceHash }: Meeting) {
    const { trx, now } = act;
    if (locale) await setPreferences(trx, userId, { deviceLocale: locale }, now);
    if ((await meetDevice(trx, { userId, deviceHash, now })) !== "new") return act.done({});
    const [user] = await listEmails(trx, [userId]);
    if (!user) return act.done({});
    const device = deviceName(userAgent);
    act.notify({
      ...{ userId, topic: "security", source: `device:${now.toISOString()}` },
      ...{ text: newDevice(device), link: "/settings/account" },
    });
    const letter = newDeviceLetter(act.publicUrl, device, ipAddress, now);
    act.enqueueMail({ to: user.email, locale: locale ?? "en", ...letter });
    return act.done({});
  },
});

/** Remembers the browser of a sign-in; its first use by somebody who already has others is told by letter. */
export async function greetDevice(from: ActContext, { cookie, setCookie, ...signIn }: SignIn): Promise<void> {
  const device = cookie ?? randomBytes(24).toString("base64url");
  setCookie(DEVICE_COOKIE, device, DEVICE_DAYS * 24 * 60 * 60);
  await act(from, meet, { ...signIn, deviceHash: hashOfToken(device) });
}
