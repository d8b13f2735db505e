import { endSession, endSessions, listSessions, type SessionRow } from "../../db/accounts/sessions.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, inSession } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { decodeGlobalID, encodeGlobalID } from "../graphql/globalId.ts";
import { Viewer } from "./Viewer.ts";

const NAME = "PersonSession";

const PersonSession = builder.objectRef<SessionRow>(NAME).implement({
  description: "A place where the person is signed in.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID(NAME, id) }),
    browser: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).browser }),
    system: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).system }),
    address: t.string({
      nullable: true,
      description: "The network address from which the person signed in.",
      resolve: ({ ipAddress }) => ipAddress || null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("updatedAt", { type: "DateTime", description: "To five minutes." }),
    isCurrent: t.boolean({
      description: "Whether this is the session that asks.",
      resolve: ({ id }, _args, { viewer }) => viewer?.sessionId === id,
    }),
  }),
});

builder.objectField(Viewer, "sessions", (t) =>
  t.field({
    type: [PersonSession],
    description: "Where the person is signed in, the place used last first.",
    resolve: ({ userId }, _args, { db, now }) => listSessions(db, userId, now()),
  }),
);

async function revokeSession(context: Context, globalId: string): Promise<void> {
  const { userId } = inSession(context);
  const { typename, id } = decodeGlobalID(globalId);
  if (typename !== NAME) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, userId, id))) throw new NotFound();
    await auditOf(context, trx, { action: "session.revoke", entity: "session", entityId: id });
  });
}

builder.relayMutationField(
  "revokeSession",
  { inputFields: (t) => ({ id: t.id() }) },
  {
    description: "Signs the person out in one place.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => {
      await revokeSession(context, input.id);
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "revokeOtherSessions",
  null,
  {
    description: "Signs the person out everywhere but here.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const viewer = inSession(context);
      await context.db.transaction().execute(async (trx) => {
        const ended = await endSessions(trx, viewer.userId, viewer.sessionId);
        await auditOf(context, trx, {
          action: "session.revokeOthers",
          entity: "user",
          entityId: viewer.userId,
          after: { endedSessions: ended.length },
        });
      });
      return viewer;
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
