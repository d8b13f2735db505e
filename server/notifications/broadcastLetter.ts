import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";

/** A broadcast as a letter, in both languages: which one somebody reads, only their devices know. */
export function broadcastLetter(text: NoticeText & { link: string | null }, publicUrl: string) {
  const { titleEn, titleEs, bodyEn, bodyEs, link } = text;
  const settings = `${publicUrl}/settings/notifications`;
  const more = link ? `\n\n${publicUrl}${link}` : "";
  const subject = titleEn === titleEs ? titleEn : `${titleEn} · ${titleEs}`;
  return {
    subject: subject.replace(/\s+/g, " "),
    body: `${bodyEn}${more}\n\nYou get this letter because you agreed to news of ${PRODUCT_NAME}. To stop it:\n${settings}\n\n---\n\n${bodyEs}${more}\n\nRecibes esta carta porque aceptaste las novedades de ${PRODUCT_NAME}. Para dejar de recibirlas:\n${settings}`,
  };
}
