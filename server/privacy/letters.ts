import { EXPORT_DAYS } from "../../domain/privacy/dataExport.ts";
import { CONFIRM_HOURS, GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";

/** Asks whether the account shall really go; its link opens a page with a button. */
export function confirmLetter({ confirm, status }: { confirm: string; status: string }) {
  return {
    subject: `Delete your ${PRODUCT_NAME} account?`,
    body: `Somebody asked us to delete the ${PRODUCT_NAME} account of this address. If it was you, open this link and confirm it:\n\n${confirm}\n\nThe link works for ${CONFIRM_HOURS} hours. After that you have ${GRACE_DAYS} days to change your mind.\n\nIf it was not you, you can ignore this letter: nothing happens without your confirmation.\n\nHow your request stands:\n\n${status}`,
  };
}

/** To an address without an account, so that its letterbox tells no more than the screen. */
export function nothingToDeleteLetter() {
  return {
    subject: `No ${PRODUCT_NAME} account for this address`,
    body: `Somebody asked us to delete the ${PRODUCT_NAME} account of this address, but there is none. There is nothing to delete and nothing to do.`,
  };
}

interface Scheduled {
  due: Date;
  keep: string;
  status: string;
  settings: string;
}

/** After the confirmation: until when it can be taken back, and how. */
export function scheduledLetter({ due, keep, status, settings }: Scheduled) {
  return {
    subject: `Your ${PRODUCT_NAME} account will be deleted on ${day(due)}`,
    body: `You confirmed the deletion of your ${PRODUCT_NAME} account. It will happen on ${minute(due)}. Until then everything works as before.\n\nTo keep your account, open this link:\n\n${keep}\n\nTo take your data along first:\n\n${settings}\n\nHow your request stands, also afterwards:\n\n${status}`,
  };
}

/** A day before the end. */
export function reminderLetter({ due, keep, settings }: Omit<Scheduled, "status">) {
  return {
    subject: `Your ${PRODUCT_NAME} account will be deleted tomorrow`,
    body: `Your ${PRODUCT_NAME} account and everything in it will be deleted on ${minute(due)}.\n\nIf you changed your mind, keep it:\n\n${keep}\n\nTo take your data along first:\n\n${settings}`,
  };
}

export function keptLetter() {
  return {
    subject: `Your ${PRODUCT_NAME} account stays`,
    body: `The deletion of your ${PRODUCT_NAME} account was taken back. Nothing was deleted.`,
  };
}

/** The last one, of which no copy is kept. */
export function goneLetter({ status }: { status: string }) {
  return {
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    body: `Your ${PRODUCT_NAME} account and everything that led to you is deleted. What the law wants us to keep, such as records of payments, no longer carries your name.\n\nHow your request stands:\n\n${status}\n\nThis is our last letter. Thank you for the music.`,
  };
}

export function exportLetter(link: string) {
  return {
    subject: `Your ${PRODUCT_NAME} data is ready`,
    body: `The file with everything that ${PRODUCT_NAME} keeps about you is ready. Sign in to download it:\n\n${link}\n\nIt is removed after ${EXPORT_DAYS} days.`,
  };
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function minute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
