/** What a person may want to be told about. */
export const NOTICE_TOPICS = [
  "newMusic",
  "community",
  "orders",
  "supporters",
  "releases",
  "brief",
  "payouts",
  "plan",
  "team",
  "product",
  "security",
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Where they are told: at the bell, or by a letter. */
export const NOTICE_CHANNELS = ["app", "email"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type NoticeChoice = `${NoticeTopic}.${NoticeChannel}`;
export const NOTICE_CHOICES = NOTICE_TOPICS.flatMap((topic) =>
  NOTICE_CHANNELS.filter((channel) => isNoticeChoice(topic, channel)).map(
    (channel): NoticeChoice => `${topic}.${channel}`,
  ),
);

/** Letters with news of the product are a consent of their own, `marketingConsent`, and no choice of this list. */
export function isNoticeChoice(topic: NoticeTopic, channel: NoticeChannel): boolean {
  return topic !== "product" || channel === "app";
}

// A letter for what is about money or the account; everything else waits at the bell.
const LETTERS: readonly NoticeTopic[] = ["orders", "payouts", "plan", "security"];

/** News of one's own safety cannot be switched off: whoever takes an account over would do that first. */
export function isLockedNotice(topic: NoticeTopic): boolean {
  return topic === "security";
}

/** Whether a person wants news of a topic on a channel. `chosen` holds only what differs from the start. */
export function wantsNotice(
  chosen: Partial<Record<NoticeChoice, boolean>>,
  topic: NoticeTopic,
  channel: NoticeChannel,
): boolean {
  if (isLockedNotice(topic)) return true;
  return chosen[`${topic}.${channel}`] ?? (channel === "app" || LETTERS.includes(topic));
}

/** Topics that only people with a studio meet. */
export function isStudioNotice(topic: NoticeTopic): boolean {
  return topic === "supporters" || topic === "releases" || topic === "brief" || topic === "payouts";
}
