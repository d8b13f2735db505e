import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Words } from "../providers/mail.ts";

/** A broadcast as a letter, with the way out of further ones. */
export function broadcastLetter(
  { titleEn, titleEs, bodyEn, bodyEs, link }: NoticeText & { link: string | null },
  publicUrl: string,
): { words: Words } {
  const settings = `${publicUrl}/settings/notifications`;
  const why = text("notifications.broadcastWhy", { product: PRODUCT_NAME, settings });
  const more = link ? `\n\n${publicUrl}${link}` : "";
  return {
    words: {
      en: {
        subject: titleEn.replace(/\s+/g, " "),
        body: `${bodyEn}${more}\n\n${textIn("en", why)}`,
      },
      es: {
        subject: titleEs.replace(/\s+/g, " "),
        body: `${bodyEs}${more}\n\n${textIn("es", why)}`,
      },
    },
  };
}
