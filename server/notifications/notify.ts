import type { Kysely } from "kysely";
import { listPreferences } from "../../db/accounts/preferences.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type NoticeTopic, wantsNotice } from "../../domain/accounts/notices.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { isOwnPath, type NoticeText } from "../../domain/notifications/notification.ts";
import { log } from "../log.ts";
import type { Events } from "../providers/events.ts";
import type { Letter, Mailer } from "../providers/mail.ts";

/** One fact that one person should hear of. */
export interface News {
  userId: string;
  topic: NoticeTopic;
  /** Names the fact: told again under the same name, nobody hears of it twice. */
  source: string;
  text: NoticeText;
  /** A path of ours. */
  link: string | null;
  /** For those who want letters about the topic as well. Left out where a letter goes out anyway. */
  letter?: Letter;
}

/** What was written for somebody, to be made known once the transaction stands. */
export interface Notice {
  userId: string;
  /** Null when the person does not want to hear of the topic at the bell. */
  notificationId: string | null;
  letter: Letter | null;
}

/**
 * Tells somebody a fact as part of the change that makes it: the notification is there if, and only if, the change is. Who
 * does not want the topic on a channel is not told there. Hand the answer to `announce` after the transaction.
 */
export async function notify(trx: Kysely<DB>, news: News, at: Date): Promise<Notice> {
  const { userId, topic, source, text, link, letter } = news;
  if (link !== null && !isOwnPath(link)) throw new Error(`Not a path of ours: ${link}`);
  const chosen = preferencesFrom(await listPreferences(trx, [userId])).notifications;
  const [row] = wantsNotice(chosen, topic, "app")
    ? await insertNotifications(trx, [{ userId, topic, source, ...text, link, createdAt: at }])
    : [];
  return {
    userId,
    notificationId: row?.id ?? null,
    letter: letter && wantsNotice(chosen, topic, "email") ? letter : null,
  };
}

/** Makes known what stands by now: open pages hear of it, letters go out. A mail server that is down takes nothing back. */
export async function announce(
  { events, mailer }: { events: Events; mailer: Mailer },
  notices: readonly Notice[],
): Promise<void> {
  for (const { userId, notificationId, letter } of notices) {
    if (notificationId) events.publish("notificationsChanged", userId, { notificationId });
    if (letter) await mailer.send(letter).catch((error) => log.error("letter", { error }));
  }
}
