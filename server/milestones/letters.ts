import type { NoticeText } from "../../domain/notifications/notification.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Words } from "../providers/mail.ts";

const WHY = text("notifications.releaseWhy");

/** The letter about a step whose day comes near or went by: what the bell says, with the way there. */
export function reminderLetter(notice: NoticeText, link: string): { words: Words } {
  const { titleEn, titleEs, bodyEn, bodyEs } = notice;
  return {
    words: {
      en: { subject: titleEn, body: `${bodyEn}\n\n${link}\n\n${textIn("en", WHY)}` },
      es: { subject: titleEs, body: `${bodyEs}\n\n${link}\n\n${textIn("es", WHY)}` },
    },
  };
}
