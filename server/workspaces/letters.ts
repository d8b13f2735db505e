import { ROLE_WORDS } from "../../domain/notifications/facts.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { DELETION_GRACE_DAYS } from "../../domain/workspaces/deletion.ts";
import { INVITATION_DAYS, type TeamRole } from "../../domain/workspaces/team.ts";
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
  const [roleEn, roleEs] = ROLE_WORDS[role];
  return {
    words: {
      en: {
        subject: `${inviter} invites you to ${studio} on ${PRODUCT_NAME}`,
        body: `${inviter} would like to have you as ${roleEn} in the studio "${studio}".\n\nOpen this link to see the invitation and to accept it:\n\n${link}\n\nIt works for ${INVITATION_DAYS} days, with this address. If you do not know the sender, you can ignore this letter.`,
      },
      es: {
        subject: `${inviter} te invita a ${studio} en ${PRODUCT_NAME}`,
        body: `${inviter} quiere contar contigo como ${roleEs} en el estudio «${studio}».\n\nAbre este enlace para ver la invitación y aceptarla:\n\n${link}\n\nFunciona durante ${INVITATION_DAYS} días, con esta dirección. Si no conoces a quien te invita, puedes ignorar esta carta.`,
      },
    },
  };
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
  return {
    words: {
      en: {
        subject: `${studio} was deleted`,
        body: `${by} deleted the studio "${studio}". Nobody sees it any more.\n\nEvery owner can restore it for ${DELETION_GRACE_DAYS} days, until ${end}:\n\n${link}\n\nAfter that its music, files and numbers are gone for good.`,
      },
      es: {
        subject: `Se ha eliminado ${studio}`,
        body: `${by} ha eliminado el estudio «${studio}». Ya no lo ve nadie.\n\nCualquier propietario puede recuperarlo durante ${DELETION_GRACE_DAYS} días, hasta el ${end}:\n\n${link}\n\nDespués, su música, sus archivos y sus cifras desaparecen para siempre.`,
      },
    },
  };
}

/** To somebody who was taken off a team. */
export function removalLetter(name: string): { words: Words } {
  const studio = oneLine(name);
  return {
    words: {
      en: {
        subject: `You are no longer on the team of ${studio}`,
        body: `An administrator of the studio "${studio}" took you off its team. Your own account stays as it is.`,
      },
      es: {
        subject: `Ya no estás en el equipo de ${studio}`,
        body: `Un administrador del estudio «${studio}» te ha sacado de su equipo. Tu propia cuenta sigue igual.`,
      },
    },
  };
}

// A subject with a line break would be two headers.
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
