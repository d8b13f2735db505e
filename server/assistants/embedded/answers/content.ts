import { isOrder } from "../../../../domain/assistants/grammar/isOrder.ts";
import type { Code } from "../../../../domain/words/catalogue.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { type Finding, type JudgedRelease, readFindings } from "../../reads/findings.ts";
import { readSongsOf } from "../../reads/songsOf.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import {
  type Answerer,
  type Asking,
  column,
  dayText,
  propose,
  releaseAsked,
  trackAsked,
  tracksOf,
} from "../Asking.ts";
import type { Draft, Row } from "../Draft.ts";
import { releasePage, trackPage } from "../paths.ts";

const COMPLIANCE = "/releases/compliance";
/** As many findings of one release are proposed one by one. */
const FIXES_OF_ONE = 3;

/** The findings of the releases that are named, else of all of them. */
async function judged({ turn, named, workspaceId }: Asking) {
  const all = (await readFindings(turn.read, workspaceId)) ?? [];
  const asked = all.filter(({ id }) => named.some((it) => it.id === id));
  return asked.length ? asked : all;
}

export const fixTitles: Answerer = async (asking) => {
  const { draft } = asking;
  const found = (await judged(asking)).flatMap(({ compliance }) => compliance?.findings ?? []);
  const mendable = found.filter(({ autoFix, field }) => autoFix?.isSafe && /title/i.test(field));
  if (!mendable.length) return draft.say(text("assistants.answer.noTitles"));
  draft.say(text("assistants.answer.titlesToMend"));
  draft.list(
    [column("Finding"), column("Value")],
    mendable.map((finding) => titleRow(draft, finding)),
  );
  proposeFixes(asking, await judged(asking), /title/i);
  draft.open(text("assistants.answer.openCompliance"), COMPLIANCE);
};

/** What is safe to mend: of one release all at once where nothing else would be mended with it, else one by one. */
function proposeFixes(asking: Asking, releases: readonly JudgedRelease[], fields: RegExp): void {
  const why = text("assistants.proposal.whyTitles");
  for (const { id: releaseId, compliance } of releases) {
    const safe = (compliance?.findings ?? []).filter(({ autoFix }) => autoFix?.isSafe);
    const meant = safe.filter(({ field }) => fields.test(field));
    if (meant.length > 1 && meant.length === safe.length) propose(asking, "fixAllSafe", { releaseId }, why);
    else
      for (const { findingId } of meant.slice(0, FIXES_OF_ONE))
        propose(asking, "fixFinding", { releaseId, findingId }, why);
  }
}

function titleRow(draft: Draft, { subject: { name }, message: { message }, autoFix, fixPath }: Finding): Row {
  const changes = (autoFix?.changes ?? []).map(({ before, after }) =>
    draft.words(text("assistants.answer.titleChange", { before: before ?? "", after: after ?? "" })),
  );
  const told = [message, ...changes].join(" ");
  return {
    line: text("assistants.answer.titleFinding", { name, message: told }),
    cells: [name, told],
    source: { label: name, path: fixPath },
  };
}

const RANK: Record<Finding["severity"], number> = { blocker: 0, warning: 1, info: 2 };

export const findings: Answerer = async (asking) => {
  const { draft } = asking;
  const releases = (await judged(asking)).filter(({ compliance }) => compliance?.findings.length);
  if (!releases.length) return draft.say(text("assistants.answer.noFindings"));
  if (releases.length > 1) {
    const rows = releases.map((release): Row => {
      const { blockers, warnings } = release.compliance!;
      const name = fullTitle(release);
      const line = text("assistants.answer.findingsOf", { release: name, blockers, warnings });
      return { line, cells: [name, `${blockers} / ${warnings}`], source: releasePage(release) };
    });
    draft.list([column("Release"), column("Value")], rows);
  } else {
    const sorted = releases[0]!.compliance!.findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
    const rows = sorted.map(
      ({ subject: { name }, message: { message }, fixPath }): Row => ({
        line: text("assistants.answer.findingLine", { name, message }),
        cells: [name, message],
        source: { label: name, path: fixPath },
      }),
    );
    draft.list([column("Release"), column("Finding")], rows);
  }
  if (isOrder(asking.turn.question)) proposeFixes(asking, releases, /./);
  draft.open(text("assistants.answer.openCompliance"), COMPLIANCE);
};

export const lyrics: Answerer = async (asking) => {
  const { draft, named } = asking;
  const all = await tracksOf(asking);
  const asked = all.filter(({ id }) => named.some((it) => it.id === id));
  const tracks = asked.length ? asked : all;
  const written = tracks.filter((track) => track.lyrics);
  const without = tracks.filter((track) => !track.lyrics);
  if (written.length) {
    const titles = written.map((track) =>
      track.lyrics!.timed
        ? draft.words(text("assistants.answer.timed", { title: fullTitle(track) }))
        : fullTitle(track),
    );
    const sources = written.map((track) => trackPage(track, "lyrics"));
    draft.say(text("assistants.answer.lyricsWith", { titles: titles.join(", ") }), ...sources);
  }
  if (!without.length) return draft.say(text("assistants.answer.lyricsAll"));
  draft.say(text("assistants.answer.lyricsWithout", { count: without.length }), {
    label: draft.words(text("assistants.about.lyrics")),
    path: "/catalog/tracks",
  });
  const rows = without.map((track): Row => {
    const name = fullTitle(track);
    return {
      line: text("assistants.answer.name", { name }),
      cells: [name],
      source: trackPage(track, "lyrics"),
    };
  });
  draft.list([column("Song")], rows);
};

export const loudness: Answerer = async (asking) => {
  const { draft } = asking;
  const asked = await trackAsked(asking);
  const tracks = asked ? [asked] : await tracksOf(asking);
  const rows = tracks.map((track): Row => {
    const title = fullTitle(track);
    const source = trackPage(track, "files");
    const loud = track.measurement?.loudness ?? null;
    const peak = track.measurement?.truePeak ?? null;
    if (loud === null)
      return { line: text("assistants.answer.notMeasured", { title }), cells: [title, "–"], source };
    const line =
      peak === null
        ? text("assistants.answer.loudness", { title, loudness: loud })
        : text("assistants.answer.loudnessPeak", { title, loudness: loud, peak });
    return { line, cells: [title, `${loud} LUFS`], source };
  });
  draft.list([column("Song"), column("Value")], rows);
};

export const describe: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const songs = (await readSongsOf(turn.read, release.id)) ?? [];
  const day = release.privateFields?.releaseDay;
  draft.say(text("assistants.answer.described"));
  const facts = text("assistants.answer.facts", {
    release: fullTitle(release),
    kind: draft.words({ code: `assistants.kind.${release.type}` as Code, params: {} }),
    artists: release.artistNames.join(", "),
    count: songs.length,
    day: day ? dayText(draft, day) : draft.words(text("assistants.answer.undated")),
    titles: songs.map(fullTitle).join(", "),
  });
  draft.say(facts, releasePage(release));
  const description = draft.words(facts);
  propose(
    asking,
    "updateRelease",
    { id: release.id, description },
    text("assistants.proposal.whyDescription"),
  );
  draft.open(text("assistants.answer.openRelease"), releasePage(release, "details").path);
};
