import { EXPORT_DAYS } from "../../domain/privacy/dataExport.ts";
import { CONFIRM_HOURS, GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { Words } from "../providers/mail.ts";
import { utcMinute } from "../utcMinute.ts";

/** Asks whether the account shall really go; its link opens a page with a button. */
export function confirmLetter({ confirm, status }: { confirm: string; status: string }): { words: Words } {
  return {
    words: {
      en: {
        subject: `Delete your ${PRODUCT_NAME} account?`,
        body: `Somebody asked us to delete the ${PRODUCT_NAME} account of this address. If it was you, open this link and confirm it:\n\n${confirm}\n\nThe link works for ${CONFIRM_HOURS} hours. After that you have ${GRACE_DAYS} days to change your mind.\n\nIf it was not you, you can ignore this letter: nothing happens without your confirmation.\n\nHow your request stands:\n\n${status}`,
      },
      es: {
        subject: `¿Eliminar tu cuenta de ${PRODUCT_NAME}?`,
        body: `Alguien nos ha pedido eliminar la cuenta de ${PRODUCT_NAME} de esta dirección. Si has sido tú, abre este enlace y confírmalo:\n\n${confirm}\n\nEl enlace funciona durante ${CONFIRM_HOURS} horas. Después tienes ${GRACE_DAYS} días para cambiar de idea.\n\nSi no has sido tú, puedes ignorar esta carta: sin tu confirmación no pasa nada.\n\nCómo va tu solicitud:\n\n${status}`,
      },
    },
  };
}

/** To an address without an account, so that its letterbox tells no more than the screen. */
export function nothingToDeleteLetter(): { words: Words } {
  return {
    words: {
      en: {
        subject: `No ${PRODUCT_NAME} account for this address`,
        body: `Somebody asked us to delete the ${PRODUCT_NAME} account of this address, but there is none. There is nothing to delete and nothing to do.`,
      },
      es: {
        subject: `No hay ninguna cuenta de ${PRODUCT_NAME} con esta dirección`,
        body: `Alguien nos ha pedido eliminar la cuenta de ${PRODUCT_NAME} de esta dirección, pero no existe. No hay nada que eliminar ni nada que hacer.`,
      },
    },
  };
}

interface Scheduled {
  due: Date;
  keep: string;
  status: string;
  settings: string;
}

/** After the confirmation: until when it can be taken back, and how. */
export function scheduledLetter({ due, keep, status, settings }: Scheduled): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} account will be deleted on ${day(due)}`,
        body: `You confirmed the deletion of your ${PRODUCT_NAME} account. It will happen on ${utcMinute(due)}. Until then everything works as before.\n\nTo keep your account, open this link:\n\n${keep}\n\nTo take your data along first:\n\n${settings}\n\nHow your request stands, also afterwards:\n\n${status}`,
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se eliminará el ${day(due)}`,
        body: `Has confirmado la eliminación de tu cuenta de ${PRODUCT_NAME}. Será el ${utcMinute(due)}. Hasta entonces todo funciona como antes.\n\nPara conservar tu cuenta, abre este enlace:\n\n${keep}\n\nPara llevarte antes tus datos:\n\n${settings}\n\nCómo va tu solicitud, también después:\n\n${status}`,
      },
    },
  };
}

/** A day before the end. */
export function reminderLetter({ due, keep, settings }: Omit<Scheduled, "status">): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} account will be deleted tomorrow`,
        body: `Your ${PRODUCT_NAME} account and everything in it will be deleted on ${utcMinute(due)}.\n\nIf you changed your mind, keep it:\n\n${keep}\n\nTo take your data along first:\n\n${settings}`,
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se eliminará mañana`,
        body: `Tu cuenta de ${PRODUCT_NAME} y todo lo que contiene se eliminarán el ${utcMinute(due)}.\n\nSi has cambiado de idea, consérvala:\n\n${keep}\n\nPara llevarte antes tus datos:\n\n${settings}`,
      },
    },
  };
}

export function keptLetter(): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} account stays`,
        body: `The deletion of your ${PRODUCT_NAME} account was taken back. Nothing was deleted.`,
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se queda`,
        body: `Se ha anulado la eliminación de tu cuenta de ${PRODUCT_NAME}. No se ha eliminado nada.`,
      },
    },
  };
}

/** The last one, of which no copy is kept. */
export function goneLetter({ status }: { status: string }): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} account was deleted`,
        body: `Your ${PRODUCT_NAME} account and everything that led to you is deleted. What the law wants us to keep, such as records of payments, no longer carries your name.\n\nHow your request stands:\n\n${status}\n\nThis is our last letter. Thank you for the music.`,
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se ha eliminado`,
        body: `Tu cuenta de ${PRODUCT_NAME} y todo lo que llevaba hasta ti se ha eliminado. Lo que la ley nos obliga a guardar, como los registros de pagos, ya no lleva tu nombre.\n\nCómo va tu solicitud:\n\n${status}\n\nEsta es nuestra última carta. Gracias por la música.`,
      },
    },
  };
}

export function exportLetter(link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} data is ready`,
        body: `The file with everything that ${PRODUCT_NAME} keeps about you is ready. Sign in to download it:\n\n${link}\n\nIt is removed after ${EXPORT_DAYS} days.`,
      },
      es: {
        subject: `Tus datos de ${PRODUCT_NAME} están listos`,
        body: `El archivo con todo lo que ${PRODUCT_NAME} guarda sobre ti está listo. Entra para descargarlo:\n\n${link}\n\nSe borra a los ${EXPORT_DAYS} días.`,
      },
    },
  };
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
