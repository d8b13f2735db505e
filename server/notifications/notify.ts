import type { Kysely } from "kysely";
import { listPreferences } from "../../db/accounts/preferences.ts";
import { mayGetLetters } from "../../db/accounts/users.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type NoticeTopic, wantsNotice } from "../../domain/accounts/notices.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { isOwnPath, type NoticeLine, type NoticeText } from "../../domain/notifications/notification.ts";
import type { Letter } from "../providers/mail.ts";

/** One fact that one person should hear of. */
export interface News {
  userId: string;
  topic: NoticeTopic;
  /** Names the fact: told again under the same name, nobody hears of it twice. */
  source: string;
  text: NoticeText;
  /** A path of ours. */
  link: string | null;
  /** Parts with ways of their own, below the text. */
  lines?: readonly NoticeLine[];
  /** For those who want letters about the topic as well, whose address is proven. Left out where a letter goes out anyway. */
  letter?: Letter;
}

/** What was written for somebody, to be published and mailed with the change. */
export interface Notice {
  userId: string;
  /** Null when the person does not want to hear of the topic at the bell. */
  notificationId: string | null;
  letter: Letter | null;
}

/**
 * Tells somebody a fact as part of the change that makes it: the notification is there if, and only if, the change is. Who
 * does not want the topic on a channel is not told there. Called by `act` alone, which publishes and mails what comes of it.
 */
export async function notify(trx: Kysely<DB>, news: News, at: Date): Promise<Notice> {
  const { userId, topic, source, text, link, lines = [], letter } = news;
  for (const path of [...(link === null ? [] : [link]), ...lines.map((line) => line.path)])
    if (!isOwnPath(path)) throw new Error(`Not a path of ours: ${path}`);
  const chosen = preferencesFrom(await listPreferences(trx, [userId])).notifications;
  const [row] = wantsNotice(chosen, topic, "app")
    ? await insertNotifications(trx, [
        {
          userId,
          topic,
          source,
          ...text,
          link,
          createdAt: at,
          ...(lines.length && { lines: JSON.stringify(lines) }),
        },
      ])
    : [];
  const isWritten = letter && wantsNotice(chosen, topic, "email") && (await mayGetLetters(trx, userId));
  return { userId, notificationId: row?.id ?? null, letter: isWritten ? letter : null };
}
