import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { asRole } from "../../domain/workspaces/asRole.ts";
import { DELETION_GRACE_DAYS } from "../../domain/workspaces/deletion.ts";
import { INVITATION_DAYS, type TeamRole } from "../../domain/workspaces/team.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";
import { utcMinute } from "../utcMinute.ts";

interface Invitation {
  studio: string;
  inviter: string;
  role: TeamRole;
  link: string;
}

/** The letter that asks somebody to join a team. Names are given by people: they stand on lines of their own. */
export function invitationLetter({ role, link, ...names }: Invitation): { words: Words } {
  const [inviter, studio] = [oneLine(names.inviter), oneLine(names.studio)];
  return wordsOf(text("workspaces.invitationSubject", { inviter, studio, product: PRODUCT_NAME }), (locale) =>
    text("workspaces.invitationBody", {
      ...{ inviter, studio, link, days: INVITATION_DAYS },
      role: said(locale, asRole(role)),
    }),
  );
}

interface Deletion {
  studio: string;
  by: string;
  until: Date;
  link: string;
}

/** To every owner of a studio that was deleted. */
export function deletionLetter({ until, link, ...names }: Deletion): { words: Words } {
  const [studio, by] = [oneLine(names.studio), oneLine(names.by)];
  const end = utcMinute(until);
  return wordsOf(
    text("workspaces.deletionSubject", { studio }),
    text("workspaces.deletionBody", { by, studio, days: DELETION_GRACE_DAYS, end, link }),
  );
}

/** To somebody who was taken off a team. */
export function removalLetter(name: string): { words: Words } {
  const studio = oneLine(name);
  return wordsOf(text("workspaces.removalSubject", { studio }), text("workspaces.removalBody", { studio }));
}

// A subject with a line break would be two headers.
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
