import { newId } from "../../db/ids.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import { tell } from "../accounts/tell.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { BroadcastContent, columnsOf, type GivenBroadcast } from "./broadcastInput.ts";
import { broadcastLetter } from "./broadcastLetter.ts";

/** Shows the writer what others would get, on every chosen channel, whatever they want to hear themselves. */
async function test(context: Context, given: GivenBroadcast): Promise<string> {
  const { db, services } = context;
  const { userId, email } = signedIn(context);
  const { titleEn, titleEs, bodyEn, bodyEs, link, channels } = await columnsOf(db, given);
  const text = { titleEn: `[Test] ${titleEn}`, titleEs: `[Prueba] ${titleEs}`, bodyEn, bodyEs, link };
  const news = { ...text, userId, topic: "product", source: `test:${newId()}`, createdAt: context.now() };
  const told = await db.transaction().execute(async (trx) => {
    await auditOf(context, trx, {
      action: "broadcast.test",
      entity: "user",
      entityId: userId,
      after: { titleEn, channels },
    });
    return channels.includes("app") ? insertNotifications(trx, [news]) : [];
  });
  for (const { id } of told) services.events.publish("notificationsChanged", userId, { notificationId: id });
  if (channels.includes("email"))
    await tell(context, { to: email, ...broadcastLetter(text, services.settings.publicUrl) });
  return email;
}

builder.relayMutationField(
  "testBroadcast",
  { inputFields: (t) => ({ content: t.field({ type: BroadcastContent }) }) },
  {
    description: "Sends an announcement to its writer alone, saved or not.",
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => ({ sentTo: await test(context, input.content) }),
  },
  { outputFields: (t) => ({ sentTo: t.string({ resolve: ({ sentTo }) => sentTo }) }) },
);
