import { deviceSaid } from "../accounts/deviceSaid.ts";
import { text } from "../words/refusal.ts";
import { said } from "../words/said.ts";
import { asRole } from "../workspaces/asRole.ts";
import type { TeamRole } from "../workspaces/team.ts";
import { notice } from "./notice.ts";
import type { NoticeText } from "./notification.ts";

/** To whoever invited. */
export function invitationAccepted(who: string, studio: string, role: TeamRole): NoticeText {
  return notice(text("notifications.invitationAcceptedTitle", { who, studio }), (locale) =>
    text("notifications.invitationAcceptedBody", { who, role: said(locale, asRole(role)) }),
  );
}

/** To the member. */
export function roleChanged(studio: string, role: TeamRole): NoticeText {
  return notice(text("notifications.roleChangedTitle", { studio }), (locale) =>
    text("notifications.roleChangedBody", { role: said(locale, asRole(role)) }),
  );
}

/** To the member. */
export function ownershipChanged(studio: string, isOwner: boolean): NoticeText {
  return isOwner
    ? notice(text("notifications.ownerNowTitle", { studio }), text("notifications.ownerNowBody"))
    : notice(text("notifications.ownerNoMoreTitle", { studio }), text("notifications.ownerNoMoreBody"));
}

/** To whoever was taken off a team. */
export function removedFromTeam(studio: string): NoticeText {
  return notice(
    text("notifications.removedFromTeamTitle", { studio }),
    text("notifications.removedFromTeamBody"),
  );
}

/** To every owner but the one who did it. `until` is a day as the letter writes it. */
export function studioDeleted(studio: string, by: string, until: string): NoticeText {
  return notice(
    text("notifications.studioDeletedTitle", { studio }),
    text("notifications.studioDeletedBody", { by, until }),
  );
}

/** To whoever signed in, on all their devices. */
export function newDevice(device: { browser: string | null; system: string | null }): NoticeText {
  return notice(text("notifications.newDeviceTitle"), (locale) =>
    text("notifications.newDeviceBody", { device: said(locale, deviceSaid(device)) }),
  );
}

/** To whoever asked for it. `due` is a day. */
export function accountDeletionScheduled(due: string): NoticeText {
  return notice(
    text("notifications.accountDeletionScheduledTitle"),
    text("notifications.accountDeletionScheduledBody", { due }),
  );
}

/** To whoever uploaded it. */
export function trackFailed(title: string): NoticeText {
  return notice(text("notifications.trackFailedTitle", { title }), text("notifications.trackFailedBody"));
}

/** To whoever uploaded it. */
export function assetRefused(fileName: string): NoticeText {
  return notice(
    text("notifications.assetRefusedTitle", { fileName }),
    text("notifications.assetRefusedBody"),
  );
}

/** To whoever uploaded it. */
export function uploadRefused(fileName: string): NoticeText {
  return notice(
    text("notifications.uploadRefusedTitle", { fileName }),
    text("notifications.uploadRefusedBody"),
  );
}

/** To whoever began to upload it. */
export function uploadAbandoned(fileName: string): NoticeText {
  return notice(
    text("notifications.uploadAbandonedTitle", { fileName }),
    text("notifications.uploadAbandonedBody"),
  );
}

/** To everybody who works on it. */
export function releaseIsLive(title: string): NoticeText {
  return notice(text("notifications.releaseIsLiveTitle", { title }), text("notifications.releaseIsLiveBody"));
}

/** To everybody who works on it. */
export function releasePutBack(title: string): NoticeText {
  return notice(
    text("notifications.releasePutBackTitle", { title }),
    text("notifications.releasePutBackBody"),
  );
}

/** To everybody who follows one of the artists. */
export function newRelease(title: string, artists: string): NoticeText {
  return notice(
    text("notifications.newReleaseTitle", { title, artists }),
    text("notifications.newReleaseBody"),
  );
}

/** To everybody who works on it: its moment came, and it was not whole any more. */
export function releaseHeld(title: string): NoticeText {
  return notice(text("notifications.releaseHeldTitle", { title }), text("notifications.releaseHeldBody"));
}

/** To everybody who works on it. */
export function releaseTakenDown(title: string, reason: string): NoticeText {
  return notice(
    text("notifications.releaseTakenDownTitle", { title }),
    text("notifications.releaseTakenDownBody", { reason }),
  );
}

/** To everybody who works on it. */
export function releaseReinstated(title: string): NoticeText {
  return notice(
    text("notifications.releaseReinstatedTitle", { title }),
    text("notifications.releaseReinstatedBody"),
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
  return notice(
    (locale) => text("notifications.milestoneNearTitle", { step: step[locale] }),
    (locale) => text("notifications.milestoneNearBody", { release, day: dayIn(locale, dueDay) }),
  );
}

/** To whoever has the step, or the owners. `dueDay` is a day as 2027-03-05. */
export function milestoneLate(step: Named, release: string, dueDay: string): NoticeText {
  return notice(
    (locale) => text("notifications.milestoneLateTitle", { step: step[locale] }),
    (locale) => text("notifications.milestoneLateBody", { day: dayIn(locale, dueDay), release }),
  );
}

/** To whoever a step was given to. */
export function milestoneAssigned(who: string, step: Named, release: string): NoticeText {
  return notice(
    (locale) => text("notifications.milestoneAssignedTitle", { step: step[locale] }),
    text("notifications.milestoneAssignedBody", { who, release }),
  );
}

/** To whoever has the step. */
export function milestoneComment(who: string, step: Named, release: string, comment: string): NoticeText {
  return notice(
    (locale) => text("notifications.milestoneCommentTitle", { who, step: step[locale] }),
    text("notifications.milestoneCommentBody", { release, comment }),
  );
}
