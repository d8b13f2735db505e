import { newId } from "../../db/ids.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import { isSuperadmin, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { leaveLink } from "../mailing/mailingLink.ts";
import { BroadcastContent, columnsOf, type GivenBroadcast } from "./broadcastInput.ts";
import { broadcastLetter } from "./broadcastLetter.ts";

/** Shows the writer what others would get, on every chosen channel, whatever they want to hear themselves. */
const testBroadcast = verb("testBroadcast", {
  audit: "broadcast.test",
  may: isSuperadmin,
  async run(act, { content }: { content: GivenBroadcast }) {
    const { userId, email } = userOf(act.actor);
    const { titleEn, titleEs, bodyEn, bodyEs, link, channels } = await columnsOf(act.trx, content);
    const text = { titleEn: `[Test] ${titleEn}`, titleEs: `[Prueba] ${titleEs}`, bodyEn, bodyEs, link };
    const news = { ...text, userId, topic: "product", source: `test:${newId()}`, createdAt: act.now };
    for (const { id } of channels.includes("app") ? await insertNotifications(act.trx, [news]) : [])
      act.publish("notificationsChanged", userId, { notificationId: id });
    const letter = broadcastLetter(text, act.publicUrl, leaveLink(act, "product", userId));
    if (channels.includes("email")) act.enqueueMail({ to: email, ...letter });
    return act.done({ sentTo: email }, { id: userId, entity: "user", after: { titleEn, channels } });
  },
});

builder.relayMutationField(
  "testBroadcast",
  { inputFields: (t) => ({ content: t.field({ type: BroadcastContent }) }) },
  {
    description: "Sends an announcement to its writer alone, saved or not.",
    verb: testBroadcast,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => perform(context, info, testBroadcast, input),
  },
  { outputFields: (t) => ({ sentTo: t.string({ resolve: ({ sentTo }) => sentTo }) }) },
);
