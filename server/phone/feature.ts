import "./PhoneCall.ts";
import "./hangUpCall.ts";
import "./startPhoneCall.ts";
import type { Feature } from "../feature.ts";
import { endLongCalls } from "./endLongCalls.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "end-long-calls": object;
  }
}

export const phone = {
  jobs: { "end-long-calls": { does: (context) => endLongCalls(context), at: "* * * * *" } },
} satisfies Feature;
