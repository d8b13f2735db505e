import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Words } from "../providers/mail.ts";

/** A broadcast as a letter, with the way out of further ones: `leaveUrl`, which is its reader's own. */
export function broadcastLetter(
  { titleEn, titleEs, bodyEn, bodyEs, link }: NoticeText & { link: string | null },
  publicUrl: string,
  leaveUrl: string,
): { words: Words; leaveUrl: string } {
  const why = text("notifications.broadcastWhy", { product: PRODUCT_NAME, leave: leaveUrl });
  const more = link ? `\n\n${publicUrl}${link}` : "";
  return {
    leaveUrl,
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
