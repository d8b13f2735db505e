import { PRODUCT_NAME } from "../../domain/product.ts";
import { DELETION_GRACE_DAYS } from "../../domain/workspaces/deletion.ts";
import { INVITATION_DAYS, type TeamRole } from "../../domain/workspaces/team.ts";

const ROLE_WORDS: Record<TeamRole, string> = {
  admin: "an administrator",
  artist: "an artist",
  manager: "a manager",
  label_admin: "a label admin",
};

/** The letter that asks somebody to join a team. Names are given by people: they stand on lines of their own. */
export function invitationLetter(facts: { studio: string; inviter: string; role: TeamRole; link: string }) {
  const { studio, inviter, role, link } = facts;
  return {
    subject: `${oneLine(inviter)} invites you to ${oneLine(studio)} on ${PRODUCT_NAME}`,
    body: `${oneLine(inviter)} would like to have you as ${ROLE_WORDS[role]} in the studio "${oneLine(studio)}".\n\nOpen this link to see the invitation and to accept it:\n\n${link}\n\nIt works for ${INVITATION_DAYS} days, with this address. If you do not know the sender, you can ignore this letter.`,
  };
}

/** To every owner of a studio that was deleted. */
export function deletionLetter(facts: { studio: string; by: string; until: Date; link: string }) {
  const { studio, by, until, link } = facts;
  return {
    subject: `${oneLine(studio)} was deleted`,
    body: `${oneLine(by)} deleted the studio "${oneLine(studio)}". Nobody sees it any more.\n\nEvery owner can restore it for ${DELETION_GRACE_DAYS} days, until ${until.toISOString().slice(0, 16).replace("T", " ")} UTC:\n\n${link}\n\nAfter that its music, files and numbers are gone for good.`,
  };
}

/** To somebody who was taken off a team. */
export function removalLetter(studio: string) {
  return {
    subject: `You are no longer on the team of ${oneLine(studio)}`,
    body: `An administrator of the studio "${oneLine(studio)}" took you off its team. Your own account stays as it is.`,
  };
}

// A subject with a line break would be two headers.
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
