import { insertMarks } from "../../db/library/marks.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";

// What everybody can come to everybody may keep, wherever they are at home.
const OPEN = { own: SIGNED_IN, other: SIGNED_IN };

export const libraryRows: Record<string, Row> = {
  "Mutation.likeTrack": { ...OPEN, input: ({ publicTrack }) => ({ id: publicTrack }) },
  "Mutation.unlikeTrack": { ...OPEN, input: ({ publicTrack }) => ({ id: publicTrack }) },
  "Mutation.saveRelease": { ...OPEN, input: ({ publicRelease }) => ({ id: publicRelease }) },
  "Mutation.unsaveRelease": { ...OPEN, input: ({ publicRelease }) => ({ id: publicRelease }) },
  "Mutation.followArtist": { ...OPEN, input: ({ publicArtist }) => ({ id: publicArtist }) },
  "Mutation.unfollowArtist": { ...OPEN, input: ({ publicArtist }) => ({ id: publicArtist }) },
  // Of whom somebody else follows one says nothing.
  "Mutation.setFollowLevel": {
    own: SIGNED_IN,
    input: async ({ publicArtist, userId }, db) => {
      await insertMarks(db, "artist", [{ userId, id: rowOf(publicArtist, "Artist")!, at: new Date() }]);
      return { id: publicArtist, level: "releases" };
    },
  },
  "Subscription.libraryChanged": {},
};
