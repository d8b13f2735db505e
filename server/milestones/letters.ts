import type { NoticeText } from "../../domain/notifications/notification.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Words } from "../providers/mail.ts";

/** The letter about a step whose day comes near or went by: what the bell says, with the way there and the way out. */
export function reminderLetter(
  notice: NoticeText,
  link: string,
  leaveUrl: string,
): { words: Words; leaveUrl: string } {
  const { titleEn, titleEs, bodyEn, bodyEs } = notice;
  const why = text("notifications.releaseWhy", { leave: leaveUrl });
  return {
    leaveUrl,
    words: {
      en: { subject: titleEn, body: `${bodyEn}\n\n${link}\n\n${textIn("en", why)}` },
      es: { subject: titleEs, body: `${bodyEs}\n\n${link}\n\n${textIn("es", why)}` },
    },
  };
}
