import "./followByMail.ts";
import "./mailFollowers.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { forgetUnconfirmed } from "./forgetUnconfirmed.ts";
import { MAILING_HEADERS, mailingRoutes } from "./mailingRoutes.ts";
import { notifyMailFollowers } from "./notifyMailFollowers.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "tell-mail-followers": { releaseId: string; afterId: string | null };
    "forget-unconfirmed-mailing": object;
  }
}

export const mailing = {
  routes: [
    {
      at: "/mailing",
      secrets: "/mailing/(?:confirm|leave|stop/[^/]+)",
      headers: MAILING_HEADERS,
      serve: (parts) => mailingRoutes(parts),
    },
  ],
  jobs: {
    "tell-mail-followers": { does: (context, data) => notifyMailFollowers(context, data) },
    "forget-unconfirmed-mailing": { does: (context) => forgetUnconfirmed(context), at: EVERY_HOUR },
  },
} satisfies Feature;
