import type { TeamRole } from "../workspaces/team.ts";
import { BODY_LIMIT, type NoticeText, TITLE_LIMIT } from "./notification.ts";

/** What somebody is on a team, within a sentence: English and Spanish. */
export const ROLE_WORDS: Record<TeamRole, [en: string, es: string]> = {
  admin: ["an administrator", "administrador"],
  artist: ["an artist", "artista"],
  manager: ["a manager", "mánager"],
  label_admin: ["a label admin", "administrador del sello"],
};

// Names are given by people: a long one must not push the rest out of sight.
function text(titleEn: string, titleEs: string, bodyEn: string, bodyEs: string): NoticeText {
  return {
    titleEn: cut(titleEn, TITLE_LIMIT),
    titleEs: cut(titleEs, TITLE_LIMIT),
    bodyEn: cut(bodyEn, BODY_LIMIT),
    bodyEs: cut(bodyEs, BODY_LIMIT),
  };
}

function cut(given: string, limit: number): string {
  const line = given.replace(/\s+/g, " ").trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1)}…`;
}

/** To whoever invited. */
export function invitationAccepted(who: string, studio: string, role: TeamRole): NoticeText {
  const [en, es] = ROLE_WORDS[role];
  return text(
    `${who} joined ${studio}`,
    `${who} se ha unido a ${studio}`,
    `Your invitation was accepted. ${who} is on the team as ${en}.`,
    `Han aceptado tu invitación. ${who} está en el equipo como ${es}.`,
  );
}

/** To the member. */
export function roleChanged(studio: string, role: TeamRole): NoticeText {
  const [en, es] = ROLE_WORDS[role];
  return text(
    `Your role in ${studio} changed`,
    `Ha cambiado tu rol en ${studio}`,
    `You are ${en} there now.`,
    `Ahora eres ${es}.`,
  );
}

/** To the member. */
export function ownershipChanged(studio: string, isOwner: boolean): NoticeText {
  return isOwner
    ? text(
        `You are an owner of ${studio} now`,
        `Ahora eres propietario de ${studio}`,
        "You may change its plan, its team and its settings.",
        "Puedes cambiar su plan, su equipo y sus ajustes.",
      )
    : text(
        `You are no longer an owner of ${studio}`,
        `Ya no eres propietario de ${studio}`,
        "You stay on the team with your role.",
        "Sigues en el equipo con tu rol.",
      );
}

/** To whoever was taken off a team. */
export function removedFromTeam(studio: string): NoticeText {
  return text(
    `You are no longer on the team of ${studio}`,
    `Ya no estás en el equipo de ${studio}`,
    "Your own account stays as it is.",
    "Tu cuenta sigue como está.",
  );
}

/** To every owner but the one who did it. `until` is a day as the letter writes it. */
export function studioDeleted(studio: string, by: string, until: string): NoticeText {
  return text(
    `${studio} was deleted`,
    `Han eliminado ${studio}`,
    `${by} deleted it. Every owner can restore it until ${until}.`,
    `Lo ha hecho ${by}. Cualquier propietario puede recuperarlo hasta el ${until}.`,
  );
}

/** To whoever signed in, on all their devices. */
export function newDevice(device: { browser: string | null; system: string | null }): NoticeText {
  const { browser, system } = device;
  const en = [browser ?? "An unknown program", system && `on ${system}`].filter(Boolean).join(" ");
  const es = [browser ?? "Un programa desconocido", system && `en ${system}`].filter(Boolean).join(" ");
  return text(
    "New sign-in to your account",
    "Nuevo inicio de sesión en tu cuenta",
    `${en}. If it was not you, sign it out and change your password.`,
    `${es}. Si no has sido tú, cierra esa sesión y cambia tu contraseña.`,
  );
}

/** To whoever asked for it. `due` is a day. */
export function accountDeletionScheduled(due: string): NoticeText {
  return text(
    "Your account will be deleted",
    "Tu cuenta se eliminará",
    `On ${due}. Until then you can keep it.`,
    `El ${due}. Hasta entonces puedes conservarla.`,
  );
}

/** To whoever uploaded it. */
export function trackFailed(title: string): NoticeText {
  return text(
    `${title} could not be prepared`,
    `No hemos podido preparar ${title}`,
    "Its file is safe. Try again from your tracks.",
    "El archivo está a salvo. Inténtalo de nuevo desde tus pistas.",
  );
}

/** To whoever uploaded it. */
export function assetRefused(fileName: string): NoticeText {
  return text(
    `${fileName} is not among your assets`,
    `${fileName} no está entre tus materiales`,
    "The file was not taken. The upload tray says why.",
    "No hemos aceptado el archivo. La bandeja de subidas dice por qué.",
  );
}

/** To whoever uploaded it. */
export function uploadRefused(fileName: string): NoticeText {
  return text(
    `${fileName} is not in your catalog`,
    `${fileName} no está en tu catálogo`,
    "We could not read its sound. Upload another file of the recording.",
    "No hemos podido leer el audio. Sube otro archivo de la grabación.",
  );
}

/** To everybody who works on it. */
export function releaseIsLive(title: string): NoticeText {
  return text(
    `${title} is live`,
    `${title} ya está publicado`,
    "Everybody can hear it now.",
    "Ya lo puede escuchar todo el mundo.",
  );
}

/** To everybody who works on it: its moment came, and it was not whole any more. */
export function releaseHeld(title: string): NoticeText {
  return text(
    `${title} did not go live`,
    `${title} no se ha publicado`,
    "Something it needs was missing when its moment came. Look at it and release it.",
    "Faltaba algo cuando llegó su momento. Revísalo y publícalo.",
  );
}

/** To everybody who works on it. */
export function releaseTakenDown(title: string, reason: string): NoticeText {
  return text(
    `${title} was taken down`,
    `Han retirado ${title}`,
    `Nobody can hear it until the platform puts it back. Reason: ${reason}`,
    `Nadie puede escucharlo hasta que la plataforma lo restablezca. Motivo: ${reason}`,
  );
}

/** To everybody who works on it. */
export function releaseReinstated(title: string): NoticeText {
  return text(
    `${title} is back`,
    `${title} vuelve a estar disponible`,
    "The platform put it back. Everybody can hear it again.",
    "La plataforma lo ha restablecido. Todo el mundo puede escucharlo otra vez.",
  );
}

/** A name in English and Spanish. */
interface Named {
  en: string;
  es: string;
}

const DAYS = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }),
};
const dayIn = (locale: keyof typeof DAYS, day: string) => DAYS[locale].format(new Date(`${day}T00:00:00Z`));

/** To whoever has the step, or the owners. `dueDay` is a day as 2027-03-05. */
export function milestoneNear(step: Named, release: string, dueDay: string): NoticeText {
  return text(
    `Coming up: ${step.en}`,
    `Se acerca: ${step.es}`,
    `For ${release}, due on ${dayIn("en", dueDay)}.`,
    `Para ${release}, con fecha del ${dayIn("es", dueDay)}.`,
  );
}

/** To whoever has the step, or the owners. `dueDay` is a day as 2027-03-05. */
export function milestoneLate(step: Named, release: string, dueDay: string): NoticeText {
  return text(
    `Late: ${step.en}`,
    `Con retraso: ${step.es}`,
    `It was due on ${dayIn("en", dueDay)}, for ${release}. Do it, move it or skip it.`,
    `Tenía fecha del ${dayIn("es", dueDay)}, para ${release}. Hazlo, cámbialo de día u omítelo.`,
  );
}

/** To whoever a step was given to. */
export function milestoneAssigned(who: string, step: Named, release: string): NoticeText {
  return text(
    `For you: ${step.en}`,
    `Para ti: ${step.es}`,
    `${who} gave you this step of ${release}.`,
    `${who} te ha asignado este paso de ${release}.`,
  );
}

/** To whoever has the step. */
export function milestoneComment(who: string, step: Named, release: string, comment: string): NoticeText {
  return text(
    `${who} wrote about ${step.en}`,
    `${who} ha escrito sobre ${step.es}`,
    `${release}: ${comment}`,
    `${release}: ${comment}`,
  );
}
