import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Row } from "./cells.ts";
import { EVERYONE, SIGNED_IN, SUPERADMIN } from "./letters.ts";
import { get, post } from "./phrases.ts";

const FREE_TEXT = `/graphql?query=${encodeURIComponent("{ viewer { id } }")}`;

/** The rooms that all features share. */
export const commonRows: Record<string, Row> = {
  "GET /healthz": { own: EVERYONE, other: EVERYONE, request: get("/healthz") },
  // What may be asked there is in the rows above; text of one's own is for superadmins.
  "GET /graphql": { own: SUPERADMIN, other: SUPERADMIN, closedBy: [403], request: get(FREE_TEXT) },
  "POST /graphql": {
    own: SUPERADMIN,
    other: SUPERADMIN,
    closedBy: [403],
    request: () => post("/graphql", { query: "{ viewer { id } }" }),
  },
  // What may be listened to is in the rows of the subscriptions; a page hears nothing of anybody but the person it shows.
  "POST /live": {
    own: SIGNED_IN,
    request: ({ userId }) => post("/live", { viewer: encodeGlobalID("Viewer", userId), subscriptions: [] }),
  },
  "GET /graphiql": { own: SUPERADMIN, other: SUPERADMIN, request: get("/graphiql") },
};
