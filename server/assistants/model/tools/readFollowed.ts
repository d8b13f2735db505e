import * as v from "valibot";
import { FOLLOWED, type FollowedFacts } from "../../reads/office.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, ofEverybody } from "../ModelTool.ts";

export const readFollowed: ModelTool<object> = {
  name: "read_followed",
  description: "Which artists the person follows, and what is new of them.",
  input: v.strictObject({}),
  isFor: ofEverybody,
  async run(_input, { turn, sources }) {
    const viewer = (await turn.read<FollowedFacts>(FOLLOWED))?.viewer;
    if (!viewer) return null;
    const page = (label: string, path: string | null) => sources.add({ label, path: path ?? "/discover" });
    return {
      follows: viewer.profile.following.totalCount,
      new: viewer.newFromFollowed.edges.map(({ node }) => ({
        ref: page(fullTitle(node), node.pagePath),
        ...{ title: fullTitle(node), artists: node.artistNames },
      })),
      rows: viewer.profile.following.edges.map(({ node }) => ({
        ref: page(node.name, node.pagePath),
        artist: node.name,
      })),
    };
  },
};
