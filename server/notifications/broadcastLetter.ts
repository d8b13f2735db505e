import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { Words } from "../providers/mail.ts";

/** A broadcast as a letter, with the way out of further ones. */
export function broadcastLetter(
  { titleEn, titleEs, bodyEn, bodyEs, link }: NoticeText & { link: string | null },
  publicUrl: string,
): { words: Words } {
  const settings = `${publicUrl}/settings/notifications`;
  const more = link ? `\n\n${publicUrl}${link}` : "";
  return {
    words: {
      en: {
        subject: titleEn.replace(/\s+/g, " "),
        body: `${bodyEn}${more}\n\nYou get this letter because you agreed to news of ${PRODUCT_NAME}. To stop it:\n${settings}`,
      },
      es: {
        subject: titleEs.replace(/\s+/g, " "),
        body: `${bodyEs}${more}\n\nRecibes esta carta porque aceptaste las novedades de ${PRODUCT_NAME}. Para dejar de recibirlas:\n${settings}`,
      },
    },
  };
}
