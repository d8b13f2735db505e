/** Of the system, of PostgreSQL, and of a quota. */
const CODES = ["ENOSPC", "EDQUOT", "53100"];
/** What codecs, which know no codes, and remote stores say. */
const SAID = /no space left on device|disk quota exceeded|storagefull|insufficient storage/i;

/** Whether something failed because bytes had no room, whoever of those it passed through says so. */
export function isDiskFull(error: unknown): boolean {
  // Not every error is an instance of this realm's own class.
  for (let each = error as NodeJS.ErrnoException | undefined; each; each = each.cause as typeof each) {
    const { code, message = "", name = "" } = each;
    if (CODES.includes(code ?? "") || SAID.test(message) || SAID.test(name)) return true;
  }
  return false;
}

/** For whoever runs a command, with the file as the system names it. */
export function diskFullSaid({ message }: Error): string {
  return `The disk is full: nothing of this was kept. Make room, then run the command again. (${message})`;
}
