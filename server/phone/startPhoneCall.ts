import { findOpenCall, insertCall } from "../../db/phone/phoneCalls.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { ANSWER_DELAY_MS, CALLS_AN_HOUR, isTimeUp } from "../../domain/phone/call.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { Viewer } from "../accounts/Viewer.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, tierAt, userOf, viewerOf, worksAt } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { endNow } from "./endNow.ts";
import { type Dialled, judgeNumber } from "./judgeNumber.ts";
import { PhoneCall } from "./PhoneCall.ts";

/** The call cannot begin now; its words say why. */
export class CallRefused extends UserError {}

builder.objectType(CallRefused, { name: "CallRefused", interfaces: [UserErrorInterface] });

/** From the range that is kept for examples (NANPA: 555-0100 to 555-0199): nobody's. */
const PRACTICE_NUMBER = "+12025550100";

interface Wish {
  id: string | null;
  workspaceId: string;
  number: string;
}
type Judged = Omit<Wish, "number"> & { dialled: Dialled };

/** Whether the actor has a place in the studio and their flag is on. */
async function hasPhone(actor: Actor, workspaceId: string, { services }: ActContext): Promise<boolean> {
  const viewer = viewerOf(actor);
  if (!viewer || !worksAt(actor, workspaceId)) return false;
  const flags = await services.flags.namesFor({ userId: viewer.userId, role: viewer.role, workspaceId });
  return flags.includes("PHONE_DIALER");
}

/** Who has no phone is told as little of it as of a studio that is not theirs. */
async function judged({ number, ...wish }: Wish, from: ActContext): Promise<Judged> {
  if (!(await hasPhone(from.actor, wish.workspaceId, from))) throw new NotFound();
  return { ...wish, dialled: judgeNumber(number) };
}

/** What somebody may not do is not counted either. */
async function usesOf({ workspaceId }: Wish, actor: Actor, from: ActContext): Promise<Uses> {
  const tier = tierAt(actor, workspaceId);
  const may = tier && passesGate(tier, "phone") && (await hasPhone(actor, workspaceId, from));
  return may ? { callsOfUser: userOf(actor).userId } : {};
}

/** Begins a practice call: answered after a second, and nobody is rung. */
export const startPhoneCall = preparedVerb("startPhoneCall", judged, {
  unaudited: "the call itself stands in the person's list of calls",
  gate: "phone",
  limits: {
    uses: usesOf,
    full: () => new CallRefused(refusal("phone.tooMany", { calls: CALLS_AN_HOUR })),
  },
  taken: {
    ...idTaken("phoneCall"),
    phoneCall_underWay: () => new CallRefused(refusal("phone.alreadyCalling")),
  },
  async run(act, { id, workspaceId, dialled }) {
    const callId = madeId(id);
    await act.lock("workspace", workspaceId);
    const { userId } = userOf(act.actor);
    const open = await findOpenCall(act.trx, userId);
    if (open && isTimeUp(open, act.now)) await endNow(act, open);
    await insertCall(act.trx, {
      ...{ id: callId, workspaceId, userId, ...dialled, fromNumber: PRACTICE_NUMBER, status: "initiated" },
      ...{ createdAt: act.now, answeredAt: new Date(act.now.getTime() + ANSWER_DELAY_MS) },
    });
    act.publish("callChanged", userId, { callId });
    return act.done({ callId, workspaceId });
  },
});

builder.relayMutationField(
  "startPhoneCall",
  {
    inputFields: (t) => ({
      id: t.field({ ...MADE_ID, type: "String" }),
      workspaceId: t.globalID({ for: Workspace }),
      number: t.string({ description: "With a plus and the country code, or ten digits and an extension." }),
    }),
  },
  {
    description: "Calls a number.",
    verb: startPhoneCall,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, CallRefused, NotFound] },
    resolve: (_root, { input: { id, workspaceId, number } }, context, info) =>
      perform(context, info, startPhoneCall, { id: id ?? null, workspaceId: workspaceId.id, number }),
  },
  {
    outputFields: (t) => ({
      call: t.field({ type: PhoneCall, resolve: ({ callId }) => callId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
