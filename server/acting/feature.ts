import { EVERY_HOUR, type Feature } from "../feature.ts";
import { sweepIdempotencyKeys } from "./sweepIdempotencyKeys.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "sweep-idempotency-keys": object;
  }
}

export const acting = {
  jobs: {
    "sweep-idempotency-keys": { does: sweepIdempotencyKeys, at: EVERY_HOUR },
  },
} satisfies Feature;
