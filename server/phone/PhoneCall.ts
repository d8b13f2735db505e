import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import {
  countCalls,
  findCalls,
  findOpenCall,
  listCalls,
  type PhoneCallRow,
} from "../../db/phone/phoneCalls.ts";
import { CALL_STATES, type CallState, endOfCall, isTimeUp } from "../../domain/phone/call.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { AiAgent } from "../assistants/AiAgent.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const CallStateEnum = builder.enumType("PhoneCallStatus", {
  description: "Under way, over after a talk, or over before anybody answered.",
  values: CALL_STATES,
});

export const PhoneCall = builder.loadableNodeRef("PhoneCall", {
  id: { resolve: (call: PhoneCallRow) => call.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findCalls(db, ids, viewer.userId) : Promise.resolve([]),
  sort: (call: PhoneCallRow) => call.id,
});

/** A call that nobody hung up is over when its longest time is, whether or not somebody has written that down yet. */
const asItIs = (
  call: PhoneCallRow,
  now: Date,
): Pick<PhoneCallRow, "status" | "endedAt" | "durationSeconds"> =>
  call.endedAt || !isTimeUp(call, now) ? call : endOfCall(call, now);

PhoneCall.implement({
  description: "A call that the person made. A practice call rings nobody.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    toNumber: t.exposeString("toNumber", { description: "E.164." }),
    extension: t.exposeString("extension", { nullable: true }),
    fromNumber: t.exposeString("fromNumber", { description: "E.164." }),
    agent: t.field({
      type: AiAgent,
      nullable: true,
      description: "The assistant it was with; null for a number.",
      resolve: ({ agentId }) => agentId,
    }),
    isPractice: t.boolean({
      description: "Nobody is rung: no telephone network is connected.",
      resolve: ({ isPractice }) => isPractice,
    }),
    status: t.field({
      type: CallStateEnum,
      resolve: (call, _args, { now }) => asItIs(call, now()).status as CallState,
    }),
    durationSeconds: t.int({
      description: "Of talk, by the server's clock; zero until it is over.",
      resolve: (call, _args, { now }) => asItIs(call, now()).durationSeconds,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "When the other side picked up, or will in a practice; null while it rings.",
    }),
    elapsedMs: t.int({
      nullable: true,
      description:
        "For how long it has been answered, at the moment of this answer; below zero before a practice is, null while it rings.",
      resolve: ({ answeredAt }, _args, { now }) => answeredAt && now().getTime() - answeredAt.getTime(),
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (call, _args, { now }) => asItIs(call, now()).endedAt,
    }),
  }),
});

builder.objectField(Viewer, "activeCall", (t) =>
  t.field({
    type: PhoneCall,
    nullable: true,
    description: "The call that the person is in, on whichever of their devices.",
    resolve: async ({ userId }, _args, { db, now }) => {
      const call = await findOpenCall(db, userId);
      return call && !isTimeUp(call, now()) ? call : null;
    },
  }),
);

builder.objectField(Workspace, "phoneCalls", (t) =>
  t.connection({
    type: PhoneCall,
    nullable: true,
    description: "The calls that the person made from this studio, newest first. Null without a paid plan.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "phone" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id: workspaceId }, args, context) => {
      const own = { workspaceId, userId: signedIn(context).userId };
      return {
        totalCount: () => countCalls(context.db, own),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<PhoneCallRow> },
          (page: ResolveCursorConnectionArgs) => listCalls(context.db, own, page),
        )),
      };
    },
  }),
);

const PhoneCallChange = builder.objectRef<{ callId: string }>("PhoneCallChange").implement({
  description: "A call of the person's began or ended.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    call: t.field({ type: PhoneCall, resolve: ({ callId }) => callId }),
    viewer: t.field({ type: Viewer, resolve: (_change, _args, context) => signedIn(context) }),
  }),
});

builder.subscriptionField("phoneCallChanged", (t) =>
  t.field({
    type: PhoneCallChange,
    description: "Calls that the person begins or ends from now on, on whichever device.",
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) =>
      context.services.events.subscribe("callChanged", signedIn(context).userId),
    resolve: (change) => change,
  }),
);
