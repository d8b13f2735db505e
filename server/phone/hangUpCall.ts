import { findCalls } from "../../db/phone/phoneCalls.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { endNow } from "./endNow.ts";
import { PhoneCall } from "./PhoneCall.ts";

/** Also for whoever has no plan any more: a call that is under way can always be ended. */
const hangUpCall = verb("hangUpCall", {
  unaudited: "the call itself stands in the person's list of calls",
  async run(act, { id }: { id: string }) {
    const [call] = await findCalls(act.trx, [id], userOf(act.actor).userId);
    if (!call) throw new NotFound();
    if (call.endedAt) return act.unchanged({ callId: id });
    await endNow(act, call);
    return act.done({ callId: id });
  },
});

builder.relayMutationField(
  "hangUpCall",
  { inputFields: (t) => ({ id: t.globalID({ for: PhoneCall }) }) },
  {
    description: "Ends a call. One that is over stays as it is.",
    verb: hangUpCall,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, hangUpCall, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      call: t.field({ type: PhoneCall, resolve: ({ callId }) => callId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
