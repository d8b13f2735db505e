import { EXPORT_DAYS } from "../../domain/privacy/dataExport.ts";
import { CONFIRM_HOURS, GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";
import { utcMinute } from "../utcMinute.ts";

/** Asks whether the account shall really go; its link opens a page with a button. */
export function confirmLetter({ confirm, status }: { confirm: string; status: string }): { words: Words } {
  return wordsOf(
    text("privacy.confirmSubject", { product: PRODUCT_NAME }),
    text("privacy.confirmBody", {
      product: PRODUCT_NAME,
      confirm,
      hours: CONFIRM_HOURS,
      days: GRACE_DAYS,
      status,
    }),
  );
}

/** To an address without an account, so that its letterbox tells no more than the screen. */
export function nothingToDeleteLetter(): { words: Words } {
  return wordsOf(
    text("privacy.nothingToDeleteSubject", { product: PRODUCT_NAME }),
    text("privacy.nothingToDeleteBody", { product: PRODUCT_NAME }),
  );
}

interface Scheduled {
  due: Date;
  keep: string;
  status: string;
  settings: string;
}

/** After the confirmation: until when it can be taken back, and how. */
export function scheduledLetter({ due, keep, status, settings }: Scheduled): { words: Words } {
  return wordsOf(
    text("privacy.scheduledSubject", { product: PRODUCT_NAME, day: day(due) }),
    text("privacy.scheduledBody", { product: PRODUCT_NAME, time: utcMinute(due), keep, settings, status }),
  );
}

/** A day before the end. */
export function reminderLetter({ due, keep, settings }: Omit<Scheduled, "status">): { words: Words } {
  return wordsOf(
    text("privacy.reminderSubject", { product: PRODUCT_NAME }),
    text("privacy.reminderBody", { product: PRODUCT_NAME, time: utcMinute(due), keep, settings }),
  );
}

export function keptLetter(): { words: Words } {
  return wordsOf(
    text("privacy.keptSubject", { product: PRODUCT_NAME }),
    text("privacy.keptBody", { product: PRODUCT_NAME }),
  );
}

/** The last one, of which no copy is kept. */
export function goneLetter({ status }: { status: string }): { words: Words } {
  return wordsOf(
    text("privacy.goneSubject", { product: PRODUCT_NAME }),
    text("privacy.goneBody", { product: PRODUCT_NAME, status }),
  );
}

export function exportLetter(link: string): { words: Words } {
  return wordsOf(
    text("privacy.exportSubject", { product: PRODUCT_NAME }),
    text("privacy.exportBody", { product: PRODUCT_NAME, link, days: EXPORT_DAYS }),
  );
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
