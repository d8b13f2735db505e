import { deviceSaid } from "../../domain/accounts/deviceSaid.ts";
import { EMAIL_CHANGE_HOURS, PROOF_DAYS, RESET_MINUTES } from "../../domain/accounts/identity.ts";
import { MAGIC_LINK_MINUTES } from "../../domain/accounts/signIn.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";
import { utcMinute } from "../utcMinute.ts";

export function signInLetter(link: string): { words: Words } {
  return wordsOf(
    text("accounts.signInSubject", { product: PRODUCT_NAME }),
    text("accounts.signInBody", { link, minutes: MAGIC_LINK_MINUTES }),
  );
}

/** For an address without an account, so that its letterbox tells no more than the screen. */
export function noAccountLetter(link: string): { words: Words } {
  return wordsOf(
    text("accounts.noAccountSubject", { product: PRODUCT_NAME }),
    text("accounts.noAccountBody", { product: PRODUCT_NAME, link }),
  );
}

export function resetLetter(link: string): { words: Words } {
  return wordsOf(
    text("accounts.resetSubject", { product: PRODUCT_NAME }),
    text("accounts.resetBody", { link, minutes: RESET_MINUTES }),
  );
}

/** To the address of a new account. `signIn` is for whoever did not make it. */
export function proofLetter(link: string, signIn: string): { words: Words } {
  return wordsOf(
    text("accounts.proofSubject", { product: PRODUCT_NAME }),
    text("accounts.proofBody", { product: PRODUCT_NAME, link, days: PROOF_DAYS, signIn }),
  );
}

/** To the owner of an address that somebody wanted to register with. */
export function takenSignUpLetter(link: string): { words: Words } {
  return wordsOf(
    text("accounts.takenSignUpSubject", { product: PRODUCT_NAME }),
    text("accounts.takenSignUpBody", { product: PRODUCT_NAME, link }),
  );
}

/** After every change of a password. */
export function passwordChangedLetter(publicUrl: string): { words: Words } {
  const link = `${publicUrl}/auth?view=forgot`;
  return wordsOf(
    text("accounts.passwordChangedSubject", { product: PRODUCT_NAME }),
    text("accounts.passwordChangedBody", { product: PRODUCT_NAME, link }),
  );
}

/** After two-step sign-in was turned on. */
export function secondFactorOnLetter(): { words: Words } {
  return wordsOf(
    text("accounts.secondFactorOnSubject", { product: PRODUCT_NAME }),
    text("accounts.secondFactorOnBody", { product: PRODUCT_NAME }),
  );
}

/** After it was turned off, by the person or by whoever runs the platform. */
export function secondFactorOffLetter(publicUrl: string): { words: Words } {
  const link = `${publicUrl}/settings/account`;
  return wordsOf(
    text("accounts.secondFactorOffSubject", { product: PRODUCT_NAME }),
    text("accounts.secondFactorOffBody", { product: PRODUCT_NAME, link }),
  );
}

export function recoveryCodesLetter(publicUrl: string): { words: Words } {
  const link = `${publicUrl}/settings/account`;
  return wordsOf(
    text("accounts.recoveryCodesSubject", { product: PRODUCT_NAME }),
    text("accounts.recoveryCodesBody", { product: PRODUCT_NAME, link }),
  );
}

interface Device {
  browser: string | null;
  system: string | null;
}

export function newDeviceLetter(
  publicUrl: string,
  device: Device,
  address: string | null,
  at: Date,
): { words: Words } {
  const link = `${publicUrl}/settings/account`;
  const time = utcMinute(at);
  return wordsOf(text("accounts.newDeviceSubject", { product: PRODUCT_NAME }), (locale) =>
    text("accounts.newDeviceBody", {
      ...{ product: PRODUCT_NAME, time, link },
      device: said(locale, deviceSaid(device)),
      address: address || said(locale, text("accounts.addressUnknown")),
    }),
  );
}

/** To the address that somebody wants to leave. */
export function oldAddressLetter(newEmail: string, link: string): { words: Words } {
  return wordsOf(
    text("accounts.oldAddressSubject", { product: PRODUCT_NAME }),
    text("accounts.oldAddressBody", { product: PRODUCT_NAME, newEmail, link }),
  );
}

/** To the address that somebody wants to use. */
export function newAddressLetter(link: string): { words: Words } {
  return wordsOf(
    text("accounts.newAddressSubject", { product: PRODUCT_NAME }),
    text("accounts.newAddressBody", { product: PRODUCT_NAME, link, hours: EMAIL_CHANGE_HOURS }),
  );
}

/** To an address that has an account of its own. */
export function takenAddressLetter(): { words: Words } {
  return wordsOf(
    text("accounts.takenAddressSubject", { product: PRODUCT_NAME }),
    text("accounts.takenAddressBody", { product: PRODUCT_NAME }),
  );
}
