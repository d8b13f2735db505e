import { endSession, endSessions, listSessions, type SessionRow } from "../../db/accounts/sessions.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import { atScreen, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { inSession } from "../graphql/context.ts";
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

const revokeSession = verb("revokeSession", {
  audit: "session.revoke",
  async run(act, { id }: { id: string }) {
    if (!(await endSession(act.trx, userOf(act.actor).userId, id))) throw new NotFound();
    return act.done({}, { id });
  },
});

const revokeOtherSessions = verb("revokeOtherSessions", {
  audit: "session.revokeOthers",
  async run(act, _: object) {
    const { userId: id, sessionId } = atScreen(act.actor);
    const ended = await endSessions(act.trx, id, sessionId);
    return act.done({}, { id, entity: "user", after: { endedSessions: ended.length } });
  },
});

builder.relayMutationField(
  "revokeSession",
  { inputFields: (t) => ({ id: t.id() }) },
  {
    description: "Signs the person out in one place.",
    verb: revokeSession,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context, info) => {
      const { typename, id } = decodeGlobalID(input.id);
      if (typename !== NAME) throw new NotFound();
      await perform(context, info, revokeSession, { id });
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
    verb: revokeOtherSessions,
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context, info) => {
      await perform(context, info, revokeOtherSessions, {});
      return inSession(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
