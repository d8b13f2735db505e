import * as v from "valibot";
import { NOTICE_CHANNELS, type NoticeChannel, type NoticeChoice, wantsNotice } from "../accounts/notices.ts";
import { ROLES, type Role } from "../accounts/roles.ts";
import { TIERS, type Tier } from "../billing/plans.ts";
import { DAY_MS } from "../duration.ts";
import { firstProblem } from "../words/firstProblem.ts";
import { type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { BODY_LIMIT, isOwnPath, TITLE_LIMIT } from "./notification.ts";

/** A draft may be changed; a scheduled one taken back until it starts; what is being sent can no longer be stopped. */
export const BROADCAST_STATES = ["draft", "scheduled", "sending", "sent"] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** What became of one person on one channel. Only `queued` is still to come. */
export const DELIVERY_STATES = ["queued", "delivered", "mailed", "skipped", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why somebody was left out. */
export const SKIP_REASONS = ["choice", "unverified", "suspended"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Kept of why a letter could not be handed over. */
export const FAILURE_LIMIT = 300;
export const TARGET_LIMIT = 500;
/** Scheduling further ahead is taken for a slip. */
export const MAX_DAYS_AHEAD = 365;

const title = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("notifications.titleMissing"),
  v.maxLength(TITLE_LIMIT, "notifications.titleTooLong"),
);
const body = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("notifications.bodyMissing"),
  v.maxLength(BODY_LIMIT, "notifications.bodyTooLong"),
);

const BROADCAST = v.object({
  titleEn: title,
  titleEs: title,
  bodyEn: body,
  bodyEs: body,
  link: v.nullable(v.pipe(v.string(), v.check(isOwnPath, "notifications.linkWrong"))),
  channels: v.pipe(
    v.array(v.picklist(NOTICE_CHANNELS)),
    v.nonEmpty("notifications.channelsWrong"),
    v.check((channels) => new Set(channels).size === channels.length, "notifications.channelsWrong"),
  ),
  toEveryone: v.boolean(),
  roles: v.array(v.picklist(ROLES, "admin.rolesWrong")),
  tiers: v.array(v.picklist(TIERS, "notifications.plansWrong")),
  emails: v.pipe(v.array(v.string()), v.maxLength(TARGET_LIMIT, "admin.tooManyPeople")),
});

/** A broadcast as it is written; people are named by address. */
export type BroadcastEdit = v.InferOutput<typeof BROADCAST>;

/** The first thing wrong with a broadcast and the field it stands in; null when it may be kept. */
export function broadcastProblem(edit: BroadcastEdit): Problem | null {
  const found = firstProblem(v.safeParse(BROADCAST, edit, { abortEarly: true }), "titleEn");
  return found ?? (hasAudience(edit) ? null : problem("audience", "notifications.audienceMissing"));
}

/** Whether it is for anybody at all: nothing chosen must not mean everybody. */
export function hasAudience(audience: {
  toEveryone: boolean;
  roles: readonly unknown[];
  tiers: readonly unknown[];
  emails: readonly unknown[];
}): boolean {
  const { toEveryone, roles, tiers, emails } = audience;
  return toEveryone || roles.length + tiers.length + emails.length > 0;
}

/** What is wrong with the moment of sending; null when it may be. */
export function scheduleProblem(at: Date, now: Date): Refusal | null {
  if (Number.isNaN(at.getTime()) || at <= now) return refusal("notifications.momentOver");
  return at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS
    ? refusal("notifications.momentTooFar")
    : null;
}

/** Whom a broadcast is for, as it is kept. */
export interface Audience {
  toEveryone: boolean;
  roles: readonly Role[];
  tiers: readonly Tier[];
  targetUsers: readonly string[];
}

/** Whether somebody is among them: everybody; whoever has one of the roles and one of the plans; whoever is named. */
export function isInAudience(
  { toEveryone, roles, tiers, targetUsers }: Audience,
  { id, role, tier }: { id: string; role: Role; tier: Tier },
): boolean {
  if (toEveryone || targetUsers.includes(id)) return true;
  if (roles.length + tiers.length === 0) return false;
  return (roles.length === 0 || roles.includes(role)) && (tiers.length === 0 || tiers.includes(tier));
}

/** What decides whether a broadcast reaches somebody on a channel. */
export interface Recipient {
  notifications: Partial<Record<NoticeChoice, boolean>>;
  marketingConsent: boolean;
  emailVerified: boolean;
  isSuspended: boolean;
}

/**
 * Why somebody is left out on a channel; null when they are told. Letters with news go only to who agreed to them and whose
 * address is known to be theirs; the bell can be silenced by topic.
 */
export function skipReason(person: Recipient, channel: NoticeChannel): SkipReason | null {
  if (person.isSuspended) return "suspended";
  if (channel === "app") return wantsNotice(person.notifications, "product", "app") ? null : "choice";
  if (!person.marketingConsent) return "choice";
  return person.emailVerified ? null : "unverified";
}
