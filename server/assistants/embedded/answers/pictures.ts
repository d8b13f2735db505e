import { pressKitPath } from "../../../../domain/assistants/papers.ts";
import { passesGate } from "../../../../domain/billing/gates.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { PROFILE, type ProfileFacts } from "../../reads/office.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, column, propose, releaseAsked, releasesOf } from "../Asking.ts";
import type { Row } from "../Draft.ts";
import { releasePage, uuidOf } from "../paths.ts";

export const cover: Answerer = async (asking) => {
  const { draft } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const name = fullTitle(release);
  const page = releasePage(release, "artwork");
  const width = release.coverWidth;
  draft.say(
    release.privateFields?.hasCover && width
      ? text("assistants.answer.coverHas", { release: name, width })
      : text("assistants.answer.cover", { release: name }),
    page,
  );
  draft.open(text("assistants.answer.openRelease"), page.path);
};

export const pressKit: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const profile = (await turn.read<ProfileFacts>(PROFILE))?.viewer?.profile;
  draft.say(text("assistants.answer.pressKit", { release: fullTitle(release) }), releasePage(release));
  const hasCover = release.privateFields?.hasCover;
  draft.numbered([
    text(hasCover ? "assistants.answer.kitCover" : "assistants.answer.kitNoCover"),
    text(profile?.bio ? "assistants.answer.kitBio" : "assistants.answer.kitNoBio"),
    text(profile?.avatarUrl ? "assistants.answer.kitPhoto" : "assistants.answer.kitNoPhoto"),
  ]);
  if (passesGate(turn.payer.tier, "builtInAgents"))
    draft.open(text("assistants.answer.downloadPressKit"), pressKitPath(uuidOf(asking.workspaceId)));
  draft.open(text("assistants.answer.openRelease"), releasePage(release).path);
  draft.open(text("assistants.answer.openProfile"), "/profile");
};

export const altText: Answerer = async (asking) => {
  const { draft, named } = asking;
  const rows = await releasesOf(asking);
  const asked = rows.find(({ id }) => named.some((it) => it.id === id));
  if (asked) {
    const page = releasePage(asked, "artwork");
    const [release, alt] = [fullTitle(asked), asked.coverAlt];
    draft.say(
      alt
        ? text("assistants.answer.altIs", { release, alt })
        : text("assistants.answer.altNone", { release }),
      page,
    );
    const coverAlt = draft.words(
      text("assistants.proposal.altOf", { release, artists: asked.artistNames.join(", ") }),
    );
    if (!alt && asked.privateFields?.hasCover)
      propose(asking, "updateRelease", { id: asked.id, coverAlt }, text("assistants.proposal.whyAlt"));
    return draft.open(text("assistants.answer.openRelease"), page.path);
  }
  const without = rows.filter(({ coverAlt }) => !coverAlt);
  if (!without.length) return draft.say(text("assistants.answer.none"));
  const source = { label: draft.words(text("assistants.about.altText")), path: "/releases" };
  draft.say(text("assistants.answer.altsMissing", { count: without.length }), source);
  draft.list(
    [column("Release")],
    without.map((release): Row => {
      const name = fullTitle(release);
      return {
        line: text("assistants.answer.name", { name }),
        cells: [name],
        source: releasePage(release, "artwork"),
      };
    }),
  );
};
