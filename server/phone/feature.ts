import "./PhoneCall.ts";
import "./WorkspacePhone.ts";
import "./hangUpCall.ts";
import "./startAgentCall.ts";
import "./startPhoneCall.ts";
import { EVERY_MINUTE, type Feature } from "../feature.ts";
import { endLongCalls } from "./endLongCalls.ts";
import { endNetworkCall } from "./endNetworkCall.ts";
import { NETWORK_ROUTES, networkRoutes } from "./networkRoutes.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "end-long-calls": object;
    "end-network-call": { callId: string };
  }
}

export const phone = {
  routes: [{ at: NETWORK_ROUTES, serve: networkRoutes }],
  jobs: {
    "end-long-calls": { does: (context) => endLongCalls(context), at: EVERY_MINUTE },
    "end-network-call": { does: (context, data) => endNetworkCall(context, data) },
  },
} satisfies Feature;
