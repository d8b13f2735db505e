import { Hono } from "hono";
import { EVERY_FIVE_MINUTES, type Feature } from "../feature.ts";
import type { ServerEnv } from "../http.ts";
import { answerStripe } from "./answerStripe.ts";
import { EMULATOR_HEADERS, emulatorRoutes } from "./emulatorRoutes.ts";
import { catchUpStripeEvents, reconcileStripeEvents } from "./reconcileStripeEvents.ts";
import { workStripeEvent } from "./workStripeEvent.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "work-stripe-event": { eventId: string };
    "tend-stripe-events": object;
    "catch-up-stripe-events": object;
  }
}

const NIGHTLY = "41 3 * * *";

export const payments = {
  routes: [
    {
      at: "/webhooks/stripe",
      serve: ({ db, services, now }) =>
        new Hono<ServerEnv>().all("/", (c) => answerStripe({ db, services }, c.req.raw, now())),
    },
    { at: "/_stripe", headers: EMULATOR_HEADERS, serve: ({ services }) => emulatorRoutes(services.payments) },
  ],
  jobs: {
    "work-stripe-event": { does: workStripeEvent },
    "tend-stripe-events": { does: (context) => reconcileStripeEvents(context), at: EVERY_FIVE_MINUTES },
    "catch-up-stripe-events": {
      does: async (context) => {
        await catchUpStripeEvents(context);
      },
      at: NIGHTLY,
    },
  },
} satisfies Feature;
