import { motifsFor } from "../../../../domain/assistants/coverDrafts.ts";
import { pressKitPath } from "../../../../domain/assistants/papers.ts";
import { passesGate } from "../../../../domain/billing/gates.ts";
import { text } from "../../../../domain/words/refusal.ts";
import type { Turn } from "../../../providers/assistant.ts";
import { canWrite } from "../../covers/draftSvg.ts";
import { motifText } from "../../covers/motifText.ts";
import { PROFILE, type ProfileFacts } from "../../reads/office.ts";
import type { ReleaseRow } from "../../reads/releases.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, type Asking, column, propose, releaseAsked, releasesOf } from "../Asking.ts";
import type { Draft, Row } from "../Draft.ts";
import { releasePage, uuidOf } from "../paths.ts";
import { about } from "../suggestions.ts";

/** Four drafts to choose from, where the plan includes the designer; each is drawn when it is looked at. */
export const cover: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseToDraw(asking);
  if (!release) return;
  const name = fullTitle(release);
  const page = releasePage(release, "artwork");
  const width = release.privateFields?.hasCover ? release.coverWidth : null;
  if (!passesGate(turn.payer.tier, "builtInAgents")) {
    draft.say(
      width
        ? text("assistants.answer.coverHas", { release: name, width })
        : text("assistants.answer.cover", { release: name }),
      page,
    );
    return draft.open(text("assistants.answer.openRelease"), page.path);
  }
  const motifs = motifsFor(release.id, roundsOf(turn, draft));
  const motif = draft.words(motifText(motifs[0]!));
  draft.say(text("assistants.answer.coverDrafts", { release: name, motif }), page);
  if (width) draft.say(text("assistants.answer.coverStays", { width }));
  if (!canWrite({ title: name, artists: release.artistNames.join(", ") }))
    draft.say(text("assistants.answer.coverBare"));
  draft.note(text("assistants.answer.coverMarked"));
  draft.draw({ release: release.id, motifs });
  const again = draft.words(text("assistants.answer.coverAskedAgain", { release: name }));
  draft.ask(draft.words(text("assistants.answer.coverOthers")), again);
  draft.open(text("assistants.answer.openRelease"), page.path);
};

/** How often drafts were shown in this talk, as far as it is remembered: each time other motifs come. */
function roundsOf({ history }: Turn, draft: Draft): number {
  const head = `**${draft.words(about("cover"))}`;
  return history.filter(({ role, content }) => role === "assistant" && content.startsWith(head)).length;
}

const CHOICES = 5;

/** The release that is named or shown, or the only one; else those without a cover first, to choose from. */
async function releaseToDraw(asking: Asking): Promise<ReleaseRow | null> {
  const { draft, named } = asking;
  if (named.some(({ kind }) => kind === "release")) return releaseAsked(asking);
  const rows = await releasesOf(asking);
  if (rows.length < 2) {
    if (rows.length === 0) draft.say(text("assistants.answer.noRelease"));
    return rows[0] ?? null;
  }
  draft.say(text("assistants.answer.coverWhich"));
  const bareFirst = rows.toSorted(
    (a, b) => Number(a.privateFields?.hasCover ?? 0) - Number(b.privateFields?.hasCover ?? 0),
  );
  for (const release of bareFirst.slice(0, CHOICES)) {
    const name = fullTitle(release);
    draft.ask(name, draft.words(text("assistants.answer.coverAsked", { release: name })));
  }
  return null;
}

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
