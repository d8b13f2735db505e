import { text } from "../../../../domain/words/refusal.ts";
import { FOLLOWED, type FollowedFacts } from "../../reads/office.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, type Asking, column } from "../Asking.ts";
import type { Row } from "../Draft.ts";

const DISCOVER = "/discover";

async function followed({ turn }: Asking) {
  return (await turn.read<FollowedFacts>(FOLLOWED))?.viewer ?? null;
}

export const findMusic: Answerer = async (asking) => {
  const { draft } = asking;
  draft.say(text("assistants.answer.findMusic"));
  const fresh = (await followed(asking))?.newFromFollowed.edges.map(({ node }) => node) ?? [];
  if (fresh.length) {
    draft.say(text("assistants.answer.newFromFollowed"));
    const rows = fresh.map((release): Row => {
      const [name, artists] = [fullTitle(release), release.artistNames.join(", ")];
      const source = { label: name, path: release.pagePath ?? DISCOVER };
      return {
        line: text("assistants.answer.newMusic", { release: name, artists }),
        cells: [name, artists],
        source,
      };
    });
    draft.list([column("Release"), column("Who")], rows);
  }
  draft.open(text("assistants.answer.openDiscover"), DISCOVER);
};

export const following: Answerer = async (asking) => {
  const { draft } = asking;
  const people = (await followed(asking))?.profile.following;
  draft.open(text("assistants.answer.openDiscover"), DISCOVER);
  if (!people?.totalCount) return draft.say(text("assistants.answer.followingNobody"));
  const artists = people.edges.map(({ node }) => node);
  draft.say(
    text("assistants.answer.following", {
      count: people.totalCount,
      names: artists.map(({ name }) => name).join(", "),
    }),
    ...artists.map(({ name, pagePath }) => ({ label: name, path: pagePath ?? DISCOVER })),
  );
};

export const fanLibrary: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.fanLibrary"));
  draft.open(text("assistants.answer.openLibrary"), "/library");
};

export const becomeArtist: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.becomeArtist"));
  draft.open(text("assistants.answer.openSettings"), "/settings/mode");
};

export const fanAbilities: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.fanAbilities"));
  draft.open(text("assistants.answer.openDiscover"), DISCOVER);
  draft.open(text("assistants.answer.openLibrary"), "/library");
  draft.open(text("assistants.answer.openSubscription"), "/subscription");
};
