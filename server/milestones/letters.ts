import type { NoticeText } from "../../domain/notifications/notification.ts";
import type { Words } from "../providers/mail.ts";

/** The letter about a step whose day comes near or went by: what the bell says, with the way there. */
export function reminderLetter(text: NoticeText, link: string): { words: Words } {
  const { titleEn, titleEs, bodyEn, bodyEs } = text;
  return {
    words: {
      en: {
        subject: titleEn,
        body: `${bodyEn}\n\n${link}\n\nYou get this letter because you asked for letters about your releases. Change that in your settings, under Notifications.`,
      },
      es: {
        subject: titleEs,
        body: `${bodyEs}\n\n${link}\n\nRecibes esta carta porque pediste cartas sobre tus lanzamientos. Puedes cambiarlo en tus ajustes, en Notificaciones.`,
      },
    },
  };
}
