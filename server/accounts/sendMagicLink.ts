import { findUserByEmail } from "../../db/accounts/users.ts";
import { verb } from "../acting/verb.ts";
import { noAccountLetter, signInLetter } from "./letters.ts";

/**
 * The link leads to a page with a button, because mail scanners open links. An address without an account gets a letter
 * as well: the answer on the screen tells nobody who has one.
 */
export const sendMagicLink = verb("sendMagicLink", {
  unaudited: "Anybody may ask for any address; the session that comes of it is listed.",
  forVisitors: true,
  async run(act, { email, token }: { email: string; token: string }) {
    const user = await findUserByEmail(act.trx, email);
    const letter = user
      ? signInLetter(`${act.publicUrl}/auth/link?token=${token}`)
      : noAccountLetter(`${act.publicUrl}/auth`);
    act.enqueueMail({ to: email, ...letter });
    return act.done({});
  },
});
