import { decodeGlobalID } from "@pothos/plugin-relay";
import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { aFilledPlaylist, aPlaylist, aPlaylistInvitation } from "../graphql/matrix/playlistThings.ts";

/** Of a playlist of the person's own; a stranger's is as missing. */
const own = (more: (some: Awaited<ReturnType<typeof aPlaylist>>) => object = () => ({})): Row => ({
  own: SIGNED_IN,
  input: async (kit, db) => {
    const some = await aPlaylist(db, kit);
    return { id: some.id, ...more(some) };
  },
});

export const playlistRows: Record<string, Row> = {
  "Node.Playlist": { own: SIGNED_IN, input: async (kit, db) => ({ id: (await aPlaylist(db, kit)).id }) },
  "Node.Playlist by its link": {
    own: EVERYONE,
    other: EVERYONE,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Playlist { title items { titles } } } }",
    input: async (kit, db) => ({ id: (await aPlaylist(db, kit, { visibility: "unlisted" })).id }),
  },
  "Query.playlist": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: decodeGlobalID((await aPlaylist(db, kit)).id).id }),
  },
  "Query.playlistInvitation": {
    input: async (kit, db) => ({ secret: (await aPlaylistInvitation(db, kit)).secret }),
  },
  "Query.matchTracks": {
    input: () => ({ lines: [{ title: "Undertow", artist: "Undertow" }] }),
  },
  "Mutation.createPlaylist": { own: SIGNED_IN, other: SIGNED_IN, input: () => ({ title: "Morning" }) },
  "Mutation.updatePlaylist": own(() => ({ title: "Night" })),
  "Mutation.deletePlaylist": own(),
  "Mutation.addToPlaylist": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aPlaylist(db, kit)).id, trackIds: [kit.publicTrack] }),
  },
  "Mutation.removeFromPlaylist": own(({ itemId }) => ({ itemIds: [itemId] })),
  "Mutation.movePlaylistItems": own(({ itemId }) => ({ itemIds: [itemId] })),
  "Mutation.openPlaylistInvitation": own(),
  "Mutation.revokePlaylistInvitation": own(),
  "Mutation.removePlaylistCollaborator": own(() => ({ userId: "nobody" })),
  "Mutation.joinPlaylist": {
    input: async (kit, db) => ({ secret: (await aPlaylistInvitation(db, kit)).secret }),
  },
  "Mutation.leavePlaylist": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aFilledPlaylist(db, kit)).id }),
  },
  "Subscription.playlistChanged": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aPlaylist(db, kit)).id }),
  },
};
