import type { Transaction } from "kysely";
import { insertBroadcast } from "../../db/notifications/broadcasts.ts";
import { insertNotifications, type NewNotification } from "../../db/notifications/notifications.ts";
import type { DB } from "../../db/tables.generated.ts";
import { invitationAccepted, newDevice, roleChanged, trackFailed } from "../../domain/notifications/facts.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { personId, storyId } from "./storyId.ts";

const HOUR_MS = 60 * 60 * 1000;

const PEOPLE = [
  "super",
  "label",
  "artist",
  "manager",
  "owner",
  "admin",
  "fan",
  "dual",
  "collector",
  "fanpro",
  "educator",
  "trial",
] as const;
type Person = (typeof PEOPLE)[number];

/** Who agreed to letters with news, and so got the announcement by letter. */
const READERS: readonly Person[] = ["label", "artist", "fan", "educator", "trial"];
/** Who had read the announcement before the story begins. */
const HAVE_READ: readonly Person[] = ["super", "label", "manager", "fan", "collector"];

interface Told {
  to: Person;
  hoursAgo: number;
  topic: string;
  text: NoticeText;
  link: string | null;
  isRead?: boolean;
}

const TOLD: readonly Told[] = [
  {
    to: "label",
    hoursAgo: 70,
    topic: "team",
    text: invitationAccepted("Ben Achterberg", "Camille Duarte's Studio", "manager"),
    link: "/settings/team",
    isRead: true,
  },
  {
    to: "manager",
    hoursAgo: 31,
    topic: "team",
    text: roleChanged("Camille Duarte's Studio", "manager"),
    link: "/",
  },
  {
    to: "trial",
    hoursAgo: 5,
    topic: "releases",
    text: trackFailed("Kitchen Demo 4"),
    link: "/catalog/tracks",
  },
  ...(["artist", "fan", "dual", "super"] as const).map(
    (to, place): Told => ({
      to,
      hoursAgo: 3 + place,
      topic: "security",
      text: newDevice({ browser: "Firefox", system: "Android" }),
      link: "/settings/account",
    }),
  ),
];

const SENT = {
  titleEn: "Profiles have an address of their own",
  titleEs: "Los perfiles tienen su propia dirección",
  bodyEn: "Choose your handle, add a picture and links, and send people to your page.",
  bodyEs: "Elige tu nombre, añade una foto y enlaces, y lleva a la gente a tu página.",
  link: "/settings/profile",
};
const TO_COME = {
  titleEn: "A short break on Sunday night",
  titleEs: "Una breve pausa el domingo por la noche",
  bodyEn: "Uploads pause for about ten minutes while we move to a larger store. Music goes on playing.",
  bodyEs:
    "Las subidas se detienen unos diez minutos mientras pasamos a un almacén más grande. La música sigue.",
  link: null,
};

/** What the demo's people find behind the bell, an announcement that went out, one that waits, and one half written. */
export async function writeNotifications(trx: Transaction<DB>, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const sentAt = ago(52);
  const createdBy = personId("super");
  const sentId = storyId("broadcast profiles", ago(54));
  await insertBroadcast(trx, {
    ...SENT,
    id: sentId,
    state: "sent",
    channels: ["app", "email"],
    toEveryone: true,
    isListed: true,
    startedAt: sentAt,
    finishedAt: new Date(sentAt.getTime() + 4000),
    createdBy,
    createdAt: ago(54),
    updatedAt: sentAt,
  });
  await insertBroadcast(trx, {
    ...TO_COME,
    id: storyId("broadcast break", ago(20)),
    state: "scheduled",
    channels: ["app", "email"],
    toEveryone: false,
    roles: ["admin", "artist", "label_admin", "manager"],
    scheduledFor: new Date(now.getTime() + 75 * HOUR_MS),
    createdBy,
    createdAt: ago(20),
    updatedAt: ago(19),
  });
  await insertNotifications(trx, [
    ...TOLD.map(
      ({ to, hoursAgo, topic, text, link, isRead }, place): NewNotification => ({
        ...text,
        userId: personId(to),
        topic,
        source: `story:${place}`,
        link,
        createdAt: ago(hoursAgo),
        readAt: isRead ? ago(hoursAgo - 1) : null,
      }),
    ),
    ...PEOPLE.map(
      (name): NewNotification => ({
        ...SENT,
        userId: personId(name),
        topic: "product",
        source: `broadcast:${sentId}`,
        createdAt: sentAt,
        readAt: HAVE_READ.includes(name) ? ago(40) : null,
      }),
    ),
  ]);
  await trx
    .insertInto("broadcastDelivery")
    .values(
      PEOPLE.flatMap((name) => {
        const id = (channel: string) => storyId(`delivery ${channel} ${name}`, sentAt);
        const line = { broadcastId: sentId, userId: personId(name), createdAt: sentAt, doneAt: sentAt };
        const agreed = READERS.includes(name);
        return [
          { ...line, id: id("app"), channel: "app", state: "delivered", reason: null },
          {
            ...line,
            id: id("email"),
            channel: "email",
            state: agreed ? "mailed" : "skipped",
            reason: agreed ? null : "choice",
          },
        ];
      }),
    )
    .execute();
}
