import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../db/ids.ts";
import { insertCall } from "../../db/phone/phoneCalls.ts";
import type { DB } from "../../db/tables.generated.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";

/** A call of the person's that is under way. */
async function aCall(db: Kysely<DB>, { workspaceId, userId }: Kit): Promise<string> {
  const id = newId();
  const createdAt = new Date();
  await insertCall(db, {
    ...{ id, workspaceId, userId, toNumber: "+12025550143", fromNumber: "+12025550100" },
    ...{ status: "initiated", createdAt, answeredAt: createdAt },
  });
  return encodeGlobalID("PhoneCall", id);
}

export const phoneRows: Record<string, Row> = {
  "Workspace.phoneCalls": OF_A_PLAN("phoneCalls { totalCount }"),
  "Workspace.phone": OF_A_PLAN("phone { isPractice callerId secondsLeft }"),
  "Node.PhoneCall": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aCall(db, kit) }),
  },
  "Mutation.startPhoneCall": {
    own: "- --- $$$ -- $$ $$ Y",
    input: ({ workspace }) => ({ workspaceId: workspace, number: "+12025550143" }),
  },
  // PAM is everybody's: with another assistant its own gate would hide that of the phone.
  "Mutation.startAgentCall": {
    own: "- --- $$$ -- $$ $$ Y",
    input: ({ workspace }) => ({
      workspaceId: workspace,
      agentId: encodeGlobalID("AiAgent", AGENTS[0]!.uid),
    }),
  },
  "Mutation.hangUpCall": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aCall(db, kit) }),
  },
  "Subscription.phoneCallChanged": {},
};
