import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { insertBroadcast } from "../../../db/notifications/broadcasts.ts";
import { insertNotifications } from "../../../db/notifications/notifications.ts";
import type { DB } from "../../../db/tables.generated.ts";

const LONG_AGO = new Date("2000-01-01T00:00:00Z");
const TEXT = { titleEn: "News", titleEs: "Novedades", bodyEn: "Read this.", bodyEs: "Lee esto." };

/** Something that the person was told. */
export async function aNotification(db: Kysely<DB>, userId: string): Promise<string> {
  const news = { ...TEXT, userId, topic: "team", source: newId(), createdAt: LONG_AGO };
  const [row] = await insertNotifications(db, [news]);
  return encodeGlobalID("Notification", row!.id);
}

/** What a writer of announcements sends. */
export const anAnnouncement = {
  ...TEXT,
  channels: ["app"],
  toEveryone: false,
  roles: ["educator"],
  tiers: [],
  targetEmails: [],
};

/** A draft, or one that waits for its moment. */
export async function aBroadcast(db: Kysely<DB>, state: "draft" | "scheduled" = "draft"): Promise<string> {
  const { targetEmails: _nobody, ...columns } = anAnnouncement;
  const times = { createdAt: LONG_AGO, updatedAt: LONG_AGO };
  const { id } = await insertBroadcast(db, {
    ...columns,
    ...times,
    state,
    scheduledFor: state === "scheduled" ? new Date("2100-01-01T00:00:00Z") : null,
  });
  return encodeGlobalID("Broadcast", id);
}
