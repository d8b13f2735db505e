import { newId } from "../../db/ids.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";

// Everybody who is signed in speaks with their own pages, wherever they are at home.
const OPEN = { own: SIGNED_IN, other: SIGNED_IN };
const A_PAGE = { input: () => ({ deviceId: newId() }) };

export const playerRows: Record<string, Row> = {
  "Mutation.savePlayQueue": {
    ...OPEN,
    input: ({ publicTrack }) => ({
      ...{ deviceId: newId(), isDeed: true, trackIds: [publicTrack], currentId: publicTrack },
      ...{ positionMs: 1_000, isPlaying: true },
    }),
  },
  "Mutation.callDevices": A_PAGE,
  "Mutation.answerDevices": A_PAGE,
  "Mutation.handOverQueue": A_PAGE,
  "Subscription.playerNews": {},
};
