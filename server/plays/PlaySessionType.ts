import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

interface Shown {
  trackId: string;
  token: string;
  /** As an ISO instant: it stands in an answer that may be given again. */
  issuedAt: string;
}

export const PlaySessionType = builder.objectRef<Shown>("PlaySession").implement({
  description: "Leave to report one play of one track, for thirty days after it was heard.",
  authScopes: { public: true },
  fields: (t) => ({
    trackId: t.id({ resolve: ({ trackId }) => encodeGlobalID("Track", trackId) }),
    token: t.exposeString("token", { description: "Signed; it is sent back as it is." }),
    issuedAt: t.field({
      type: "DateTime",
      description: "By the server's clock: a play begins no sooner.",
      resolve: ({ issuedAt }) => new Date(issuedAt),
    }),
  }),
});
