import { pressKitPath } from "../../../../domain/assistants/papers.ts";
import { POST_MOMENTS } from "../../../../domain/assistants/postMoments.ts";
import { passesGate } from "../../../../domain/billing/gates.ts";
import { DAY_MS } from "../../../../domain/duration.ts";
import { type Text, text } from "../../../../domain/words/refusal.ts";
import { PROFILE, type ProfileFacts } from "../../reads/office.ts";
import type { ReleaseRow } from "../../reads/releases.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, column, dayText, releaseAsked } from "../Asking.ts";
import type { Draft, Row } from "../Draft.ts";
import { releasePage, uuidOf } from "../paths.ts";

/** What a release has of what a post tells. */
function tellable(draft: Draft, { privateFields, pagePath }: ReleaseRow) {
  const day = privateFields?.releaseDay;
  return {
    day: day ? dayText(draft, day) : draft.words(text("assistants.answer.undated")),
    link: pagePath ?? draft.words(text("assistants.answer.linkLater")),
  };
}

export const post: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const facts = { release: fullTitle(release), ...tellable(draft, release) };
  const plain = text("assistants.answer.postPlain", { ...facts, artists: release.artistNames.join(", ") });
  const tones = [
    plain,
    text("assistants.answer.postWarm", facts),
    text("assistants.answer.postPlayful", facts),
  ];
  for (const tone of turn.agent.level === "MIN" ? [plain] : tones) draft.say(tone, releasePage(release));
  draft.say(text("assistants.answer.postYours"));
  draft.open(text("assistants.answer.openRelease"), releasePage(release).path);
};

const MOMENTS: readonly [days: number, what: Text][] = [
  [POST_MOMENTS.teaser, text("assistants.answer.calendarTeaser")],
  [POST_MOMENTS.countdown, text("assistants.answer.calendarCountdown")],
  [POST_MOMENTS.out, text("assistants.answer.calendarOut")],
  [POST_MOMENTS.thanks, text("assistants.answer.calendarThanks")],
];

export const calendar: Answerer = async (asking) => {
  const { draft } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const day = release.privateFields?.releaseDay;
  draft.open(text("assistants.answer.openPlan"), "/releases/milestones");
  if (!day) {
    const undated = text("assistants.answer.moveUndated", { release: fullTitle(release) });
    return draft.say(undated, releasePage(release, "date"));
  }
  const outAt = new Date(`${day}T00:00:00Z`).getTime();
  const rows = MOMENTS.map(([days, said]): Row => {
    const at = dayText(draft, new Date(outAt + days * DAY_MS).toISOString());
    const what = draft.words(said);
    const line = text("assistants.answer.calendarLine", { day: at, what });
    return { line, cells: [at, what], source: releasePage(release) };
  });
  draft.list([column("Day"), column("Finding")], rows);
};

export const bio: Answerer = async ({ turn, draft, workspaceId }) => {
  const profile = (await turn.read<ProfileFacts>(PROFILE))?.viewer?.profile;
  if (!profile) return draft.say(text("assistants.answer.nothingRead"));
  const source = { label: profile.name, path: "/profile" };
  draft.say(
    profile.bio ? text("assistants.answer.bio", { bio: profile.bio }) : text("assistants.answer.bioNone"),
    source,
  );
  draft.open(text("assistants.answer.openProfile"), source.path);
  if (workspaceId && passesGate(turn.payer.tier, "builtInAgents"))
    draft.open(text("assistants.answer.downloadPressKit"), pressKitPath(uuidOf(workspaceId)));
};
