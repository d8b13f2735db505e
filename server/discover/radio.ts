import { listAlike } from "../../db/discover/recommended.ts";
import { ALIKE_MOST, RADIO_MOST } from "../../domain/discover/discover.ts";
import { apart } from "../../domain/discover/row.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { wantedBy } from "./wanted.ts";

builder.objectField(Track, "radio", (t) =>
  t.field({
    type: [Track],
    description: `What is like it, the likest first and nobody twice in a row; at most ${RADIO_MOST}. It ends.`,
    resolve: async ({ id }, _args, context) => {
      const alike = await listAlike(context.db, id, await wantedBy(context), ALIKE_MOST);
      return apart(alike, RADIO_MOST).map((track) => track.id);
    },
  }),
);
