import { numberOfAgent } from "../../domain/assistants/agentNumbers.ts";
import { ANSWER_DELAY_MS } from "../../domain/phone/call.ts";
import { Viewer } from "../accounts/Viewer.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb } from "../acting/verb.ts";
import { AiAgent } from "../assistants/AiAgent.ts";
import { findAgent } from "../assistants/agentFacts.ts";
import { gateOf, opensAgent } from "../assistants/opensAgent.ts";
import { actingTalker } from "../assistants/talkerOf.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { gateClosed, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { CALL_LIMITS, hasPhone } from "./hasPhone.ts";
import { ONE_CALL, openCall } from "./openCall.ts";
import { PhoneCall } from "./PhoneCall.ts";
import { CallRefused } from "./refusals.ts";

interface Wish {
  id: string | null;
  workspaceId: string;
  agentId: string;
}
interface Judged extends Wish {
  toNumber: string;
  fromNumber: string;
}

async function judged(wish: Wish, from: ActContext): Promise<Judged> {
  const { agentId, workspaceId } = wish;
  const agent = await findAgent(from.db, agentId, actingTalker(from.actor));
  const isHere = agent && (!agent.isCustom || agent.workspaceId === workspaceId);
  if (!isHere || !(await hasPhone(from.actor, workspaceId, from))) throw new NotFound();
  return { ...wish, toNumber: numberOfAgent(agentId), fromNumber: from.services.telephony.callerId };
}

/** Begins a spoken talk with an assistant, in the browser: no assistant speaks on a telephone network. */
export const startAgentCall = preparedVerb("startAgentCall", judged, {
  unaudited: "the call itself stands in the person's list of calls",
  gate: "phone",
  limits: CALL_LIMITS,
  taken: ONE_CALL,
  async run(act, { id, workspaceId, agentId, toNumber, fromNumber }) {
    const callId = madeId(id);
    await act.lock("workspace", workspaceId);
    if (!opensAgent(act.actor, agentId, workspaceId)) throw gateClosed(gateOf(agentId));
    const answeredAt = new Date(act.now.getTime() + ANSWER_DELAY_MS);
    await openCall(act, { id: callId, workspaceId, toNumber, fromNumber, agentId, answeredAt });
    return act.done({ callId, workspaceId });
  },
});

builder.relayMutationField(
  "startAgentCall",
  {
    inputFields: (t) => ({
      id: t.field({ ...MADE_ID, type: "String" }),
      workspaceId: t.globalID({ for: Workspace }),
      agentId: t.globalID({ for: AiAgent }),
    }),
  },
  {
    description: "Begins a spoken talk with an assistant, in the browser.",
    verb: startAgentCall,
    authScopes: { signedIn: true },
    errors: { types: [CallRefused, NotFound] },
    resolve: (_root, { input: { id, workspaceId, agentId } }, context, info) =>
      perform(context, info, startAgentCall, {
        ...{ id: id ?? null, workspaceId: workspaceId.id, agentId: agentId.id },
      }),
  },
  {
    outputFields: (t) => ({
      call: t.field({ type: PhoneCall, resolve: ({ callId }) => callId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
