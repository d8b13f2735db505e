import { EMAIL_CHANGE_HOURS, RESET_MINUTES } from "../../domain/accounts/identity.ts";
import { MAGIC_LINK_MINUTES } from "../../domain/accounts/signIn.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { Words } from "../providers/mail.ts";
import { utcMinute } from "../utcMinute.ts";

export function signInLetter(link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `Your sign-in link for ${PRODUCT_NAME}`,
        body: `Open this link and press the button to sign in:\n\n${link}\n\nIt works once, for ${MAGIC_LINK_MINUTES} minutes. If you did not ask for it, you can ignore this letter.`,
      },
      es: {
        subject: `Tu enlace para entrar en ${PRODUCT_NAME}`,
        body: `Abre este enlace y pulsa el botón para entrar:\n\n${link}\n\nFunciona una sola vez, durante ${MAGIC_LINK_MINUTES} minutos. Si no lo has pedido tú, puedes ignorar esta carta.`,
      },
    },
  };
}

/** For an address without an account, so that its letterbox tells no more than the screen. */
export function noAccountLetter(link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `No ${PRODUCT_NAME} account for this address`,
        body: `Somebody wanted to sign in with this address, but it has no ${PRODUCT_NAME} account. You can make one here:\n\n${link}\n\nIf it was not you, you can ignore this letter.`,
      },
      es: {
        subject: `No hay ninguna cuenta de ${PRODUCT_NAME} con esta dirección`,
        body: `Alguien ha querido entrar con esta dirección, pero no tiene cuenta de ${PRODUCT_NAME}. Puedes crear una aquí:\n\n${link}\n\nSi no has sido tú, puedes ignorar esta carta.`,
      },
    },
  };
}

export function resetLetter(link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `Choose a new password for ${PRODUCT_NAME}`,
        body: `Open this link to choose a new password:\n\n${link}\n\nIt works once, for ${RESET_MINUTES} minutes. If you did not ask for it, you can ignore this letter: your password stays as it is.`,
      },
      es: {
        subject: `Elige una contraseña nueva para ${PRODUCT_NAME}`,
        body: `Abre este enlace para elegir una contraseña nueva:\n\n${link}\n\nFunciona una sola vez, durante ${RESET_MINUTES} minutos. Si no lo has pedido tú, puedes ignorar esta carta: tu contraseña sigue igual.`,
      },
    },
  };
}

/** After every change of a password. */
export function passwordChangedLetter(publicUrl: string): { words: Words } {
  const link = `${publicUrl}/auth?view=forgot`;
  return {
    words: {
      en: {
        subject: `Your ${PRODUCT_NAME} password was changed`,
        body: `The password of your ${PRODUCT_NAME} account was changed just now.\n\nIf it was you, there is nothing to do. If it was not, ask for a new password at once:\n\n${link}`,
      },
      es: {
        subject: `Ha cambiado tu contraseña de ${PRODUCT_NAME}`,
        body: `La contraseña de tu cuenta de ${PRODUCT_NAME} acaba de cambiar.\n\nSi has sido tú, no tienes que hacer nada. Si no, pide enseguida una contraseña nueva:\n\n${link}`,
      },
    },
  };
}

interface Device {
  browser: string | null;
  system: string | null;
}

export function newDeviceLetter(
  publicUrl: string,
  { browser, system }: Device,
  address: string | null,
  at: Date,
): { words: Words } {
  const link = `${publicUrl}/settings/account`;
  const time = utcMinute(at);
  const named = (unknown: string, on: string) =>
    [browser ?? unknown, system && `${on} ${system}`].filter(Boolean).join(" ");
  return {
    words: {
      en: {
        subject: `New sign-in to your ${PRODUCT_NAME} account`,
        body: `Your ${PRODUCT_NAME} account was opened on a device that we had not seen before:\n\n${named("An unknown program", "on")}\nAddress: ${address || "unknown"}\nTime: ${time}\n\nIf it was you, there is nothing to do. If it was not, sign it out and change your password:\n\n${link}`,
      },
      es: {
        subject: `Inicio de sesión nuevo en tu cuenta de ${PRODUCT_NAME}`,
        body: `Tu cuenta de ${PRODUCT_NAME} se ha abierto en un dispositivo que no conocíamos:\n\n${named("Un programa desconocido", "en")}\nDirección: ${address || "desconocida"}\nHora: ${time}\n\nSi has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña:\n\n${link}`,
      },
    },
  };
}

/** To the address that somebody wants to leave. */
export function oldAddressLetter(newEmail: string, link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `Change your ${PRODUCT_NAME} address?`,
        body: `Somebody who is signed in to your ${PRODUCT_NAME} account wants to change its address to ${newEmail}.\n\nIf it was you, open this link and press the button. The new address has to say yes, too:\n\n${link}\n\nIf it was not you, do nothing, and choose a new password: your address stays as it is.`,
      },
      es: {
        subject: `¿Cambiar tu dirección de ${PRODUCT_NAME}?`,
        body: `Alguien con la sesión abierta en tu cuenta de ${PRODUCT_NAME} quiere cambiar su dirección por ${newEmail}.\n\nSi has sido tú, abre este enlace y pulsa el botón. La dirección nueva también tiene que decir que sí:\n\n${link}\n\nSi no has sido tú, no hagas nada y elige una contraseña nueva: tu dirección sigue igual.`,
      },
    },
  };
}

/** To the address that somebody wants to use. */
export function newAddressLetter(link: string): { words: Words } {
  return {
    words: {
      en: {
        subject: `Confirm your new ${PRODUCT_NAME} address`,
        body: `Open this link and press the button to use this address for your ${PRODUCT_NAME} account. The old address has to say yes, too:\n\n${link}\n\nThe link works for ${EMAIL_CHANGE_HOURS} hours. If you did not ask for it, you can ignore this letter.`,
      },
      es: {
        subject: `Confirma tu nueva dirección de ${PRODUCT_NAME}`,
        body: `Abre este enlace y pulsa el botón para usar esta dirección en tu cuenta de ${PRODUCT_NAME}. La dirección anterior también tiene que decir que sí:\n\n${link}\n\nEl enlace funciona durante ${EMAIL_CHANGE_HOURS} horas. Si no lo has pedido tú, puedes ignorar esta carta.`,
      },
    },
  };
}

/** To an address that has an account of its own. */
export function takenAddressLetter(): { words: Words } {
  return {
    words: {
      en: {
        subject: `This address already has a ${PRODUCT_NAME} account`,
        body: `Somebody wants to use this address for another ${PRODUCT_NAME} account, but it already has one. Nothing was changed. If it was you, use another address, or sign in with this one.`,
      },
      es: {
        subject: `Esta dirección ya tiene una cuenta de ${PRODUCT_NAME}`,
        body: `Alguien quiere usar esta dirección para otra cuenta de ${PRODUCT_NAME}, pero ya tiene una. No ha cambiado nada. Si has sido tú, usa otra dirección o entra con esta.`,
      },
    },
  };
}
