import { findUserByEmail } from "../../db/accounts/users.ts";
import {
  confirmMailFollow,
  deleteMailFollow,
  findMailFollow,
  type MailFollowRow,
} from "../../db/mailing/mailFollows.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { CONFIRM_DAYS } from "../../domain/mailing/mailFollow.ts";
import { verb } from "../acting/verb.ts";
import { claimMailFollows } from "./claimMailFollows.ts";

/** Wishes that nobody confirmed count from here on. */
export const openSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);

/** What became of a yes: it counts, without an account or by one, or came too late. */
export type MailingOutcome = "confirmed" | "account" | "spent";

/** Whoever reads the mailbox wants news. Where it is the proven one of an account, that follows instead. */
export const confirmMailing = verb("confirmMailing", {
  unaudited: "Whoever holds the link of a letter says yes for their own mailbox.",
  forVisitors: true,
  async run(act, { id }: { id: string }) {
    const answer = (outcome: MailingOutcome) => ({ outcome });
    const wish = await findMailFollow(act.trx, id, openSince(act.now));
    if (!wish) return act.unchanged(answer("spent"));
    const user = await findUserByEmail(act.trx, wish.email);
    if (wish.confirmedAt && !user?.emailVerified) return act.unchanged(answer("confirmed"));
    await confirmMailFollow(act.trx, id, act.now);
    if (!user?.emailVerified) return act.done(answer("confirmed"));
    await claimMailFollows(act, { userId: user.id, email: wish.email });
    return act.done(answer("account"));
  },
});

/** Whoever reads the mailbox wants no more of it: the address is forgotten. */
export const leaveMailing = verb("leaveMailing", {
  unaudited: "Whoever holds the link of a letter leaves with their own mailbox.",
  forVisitors: true,
  async run(act, { id }: { id: string }) {
    // However long ago it was asked for.
    if (!(await findMailFollow(act.trx, id, new Date(0)))) return act.unchanged({});
    await deleteMailFollow(act.trx, id);
    return act.done({});
  },
});

export type OpenWish = MailFollowRow & { artist: string };
