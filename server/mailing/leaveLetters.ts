import { findUser } from "../../db/accounts/users.ts";
import type { Leavable } from "../../domain/mailing/leaving.ts";
import { keepPreferences } from "../accounts/keepPreferences.ts";
import { verb } from "../acting/verb.ts";

/** Whoever reads the mailbox of an account wants no more letters of this topic; the bell goes on. */
export const leaveLetters = verb("leaveLetters", {
  unaudited: "How somebody likes it; of consents there is a list of their own.",
  forVisitors: true,
  async run(act, { userId, topic }: { userId: string; topic: Leavable }) {
    if (!(await findUser(act.trx, userId))) return act.unchanged({});
    const change =
      topic === "product" ? { marketingConsent: false } : { notifications: { [`${topic}.email`]: false } };
    await keepPreferences(act.trx, userId, change, act.now);
    return act.done({});
  },
});
