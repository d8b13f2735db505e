import { callsSince } from "../../db/phone/phoneCalls.ts";
import { startOfDay } from "../../domain/duration.ts";
import { ANSWER_DELAY_MS } from "../../domain/phone/call.ts";
import { countriesIn } from "../../domain/platform/settings.ts";
import { Viewer } from "../accounts/Viewer.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { tierAt } from "../acting/actor.ts";
import { MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { limitOfCall } from "./callRules.ts";
import { CALL_LIMITS, hasPhone } from "./hasPhone.ts";
import { type Dialled, judgeNumber } from "./judgeNumber.ts";
import { ONE_CALL, openCall } from "./openCall.ts";
import { PhoneCall } from "./PhoneCall.ts";
import { CallRefused } from "./refusals.ts";

interface Wish {
  id: string | null;
  workspaceId: string;
  number: string;
}
interface Judged extends Omit<Wish, "number"> {
  dialled: Dialled;
  fromNumber: string;
  isPractice: boolean;
}

/** Who has no phone is told as little of it as of a studio that is not theirs. */
async function judged({ number, ...wish }: Wish, from: ActContext): Promise<Judged> {
  if (!(await hasPhone(from.actor, wish.workspaceId, from))) throw new NotFound();
  const { platform, telephony } = from.services;
  const { phoneCountries } = await platform.settings();
  const dialled = judgeNumber(number, countriesIn(phoneCountries));
  return { ...wish, dialled, fromNumber: telephony.callerId, isPractice: telephony.isPractice };
}

/** Begins a call: a practice is answered after a second and rings nobody; a real one is placed by the browser that asked. */
export const startPhoneCall = preparedVerb("startPhoneCall", judged, {
  unaudited: "the call itself stands in the person's list of calls",
  gate: "phone",
  limits: CALL_LIMITS,
  taken: ONE_CALL,
  async run(act, { id, workspaceId, dialled, fromNumber, isPractice }) {
    const callId = madeId(id);
    // Those of one studio begin one after another: none is allowed by what another was not counted for yet.
    const { createdAt } = await act.lock("workspace", workspaceId);
    const call = { id: callId, workspaceId, ...dialled, fromNumber, isPractice };
    if (isPractice) {
      const answeredAt = new Date(act.now.getTime() + ANSWER_DELAY_MS);
      await openCall(act, { ...call, answeredAt });
    } else {
      const today = await callsSince(act.trx, workspaceId, new Date(startOfDay(act.now)));
      const tier = tierAt(act.actor, workspaceId) ?? "free";
      await openCall(act, { ...call, limitSeconds: limitOfCall(tier, createdAt, today, act.now) });
    }
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
      voiceToken: t.string({
        nullable: true,
        description:
          "With which the browser places the call, by Twilio's Voice SDK and the parameter `call`. For ten minutes; null where calls are practice.",
        resolve: async (_done, _args, context) =>
          (await context.services.telephony.network())?.tokenFor(signedIn(context).userId) ?? null,
      }),
    }),
  },
);
