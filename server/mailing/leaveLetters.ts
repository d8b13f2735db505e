import { setPreferences } from "../../db/accounts/preferences.ts";
import { findUser, insertConsents } from "../../db/accounts/users.ts";
import { LEGAL_TEXT_VERSION } from "../../domain/accounts/legal.ts";
import type { Leavable } from "../../domain/mailing/leaving.ts";
import { verb } from "../acting/verb.ts";

/** Whoever reads the mailbox of an account wants no more letters of this topic; the bell goes on. */
export const leaveLetters = verb("leaveLetters", {
  unaudited: "How somebody likes it; of consents there is a list of their own.",
  forVisitors: true,
  async run(act, { userId, topic }: { userId: string; topic: Leavable }) {
    const { trx, now: at } = act;
    if (!(await findUser(trx, userId))) return act.unchanged({});
    if (topic !== "product") {
      await setPreferences(trx, userId, { notifications: { [`${topic}.email`]: false } }, at);
      return act.done({});
    }
    await setPreferences(trx, userId, { marketingConsent: false }, at);
    const taken = { userId, kind: "marketing", given: false, at, textVersion: LEGAL_TEXT_VERSION };
    await insertConsents(trx, [taken]);
    return act.done({});
  },
});
