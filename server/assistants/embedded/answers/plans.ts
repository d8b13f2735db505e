import { dayIn, daysBefore, quotedIn } from "../../../../domain/assistants/grammar/saidDetails.ts";
import { WEEK_DAYS } from "../../../../domain/assistants/postMoments.ts";
import { addDays } from "../../../../domain/releases/planner/planDays.ts";
import { foldText } from "../../../../domain/search/terms.ts";
import type { Code } from "../../../../domain/words/catalogue.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { readCounts } from "../../reads/counts.ts";
import type { ReleaseRow } from "../../reads/releases.ts";
import { readSongsOf } from "../../reads/songsOf.ts";
import { readOpenSteps, type Step } from "../../reads/steps.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import {
  type Answerer,
  type Asking,
  column,
  comingFirst,
  dayText,
  propose,
  releaseAsked,
  releasesOf,
  todayOf,
} from "../Asking.ts";
import type { Row } from "../Draft.ts";
import { releasePage, trackPage } from "../paths.ts";

const PLAN = "/releases/milestones";
const STEP_COLUMNS = [column("Step"), column("Release"), column("Day"), column("Who")];
/** As many as come next where nothing is due. */
const NEXT_STEPS = 3;

export const today: Answerer = async (asking) => {
  const steps = await openSteps(asking);
  if (!steps) return;
  const { draft } = asking;
  const due = steps.filter(({ dueDay, today: now }) => dueDay === now);
  const ahead = steps.filter(({ dueDay, today: now }) => dueDay! > now).slice(0, NEXT_STEPS);
  if (due.length)
    draft.list(
      STEP_COLUMNS,
      due.map((step) => stepRow(asking, step)),
    );
  else if (ahead.length) {
    draft.say(text("assistants.answer.nothingToday"));
    draft.list(
      STEP_COLUMNS,
      ahead.map((step) => stepRow(asking, step)),
    );
  } else draft.say(text("assistants.answer.nothingPlanned"));
  const late = steps.filter(({ status }) => status === "late").length;
  if (late) {
    draft.say(text("assistants.answer.lateCount", { count: late }), {
      label: draft.words(text("assistants.about.late")),
      path: PLAN,
    });
    draft.ask(draft.words(text("assistants.about.late")), draft.words(text("assistants.try.late")));
  }
  draft.open(text("assistants.answer.openPlan"), PLAN);
};

export const late: Answerer = async (asking) => {
  const steps = await openSteps(asking);
  if (!steps) return;
  const behind = steps.filter(({ status }) => status === "late");
  if (behind.length)
    asking.draft.list(
      STEP_COLUMNS,
      behind.map((step) => stepRow(asking, step)),
    );
  else asking.draft.say(text("assistants.answer.nothingLate"));
  asking.draft.open(text("assistants.answer.openPlan"), PLAN);
};

async function openSteps({ turn, draft, workspaceId }: Asking): Promise<Step[] | null> {
  const steps = await readOpenSteps(turn.read, workspaceId);
  if (!steps) {
    draft.say(text("assistants.answer.notInPlan"));
    draft.open(text("assistants.answer.openSubscription"), "/subscription");
  }
  return steps;
}

function stepRow({ draft }: Asking, { title, dueDay, assigneeName, checklist, release }: Step): Row {
  const done = checklist.filter(({ isDone }) => isDone).length;
  const step = title[draft.locale];
  const told = checklist.length
    ? draft.words(text("assistants.answer.stepChecks", { step, done, all: checklist.length }))
    : step;
  const day = dayText(draft, dueDay!);
  const name = fullTitle(release);
  const who = assigneeName ? `, ${assigneeName}` : "";
  return {
    line: text("assistants.answer.stepLine", { step: told, release: name, day, who }),
    cells: [told, name, day, assigneeName ?? ""],
    source: releasePage(release),
  };
}

export const nextRelease: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const [next, ...more] = comingFirst(await releasesOf(asking), turn.now);
  if (!next) return draft.say(text("assistants.answer.noNextRelease"));
  for (const release of [next, ...(turn.agent.level === "MIN" ? [] : more.slice(0, 2))]) {
    const { releaseDay, releaseTime } = release.privateFields!;
    const facts = { release: fullTitle(release), day: dayText(draft, releaseDay!), time: releaseTime };
    draft.say(text("assistants.answer.nextRelease", facts), releasePage(release));
  }
  askMissing(asking, next);
};

function askMissing({ draft }: Asking, release: ReleaseRow): void {
  const about = draft.words(text("assistants.about.missing"));
  const asked = draft.words(text("assistants.try.missing"));
  draft.ask(`${about} · ${fullTitle(release)}`, `${asked} ${fullTitle(release)}`);
}

export const missing: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release?.privateFields) return;
  const { missing: parts, releaseDay } = release.privateFields;
  const name = fullTitle(release);
  draft.open(text("assistants.answer.openRelease"), releasePage(release).path);
  if (!parts.length)
    return draft.say(text("assistants.answer.missingNothing", { release: name }), releasePage(release));
  draft.say(
    releaseDay
      ? text("assistants.answer.missingIn", { release: name, day: dayText(draft, releaseDay) })
      : text("assistants.answer.missingInUndated", { release: name }),
    releasePage(release),
  );
  const songs = parts.some(({ part }) => part === "isrcs") ? await readSongsOf(turn.read, release.id) : null;
  const without = songs?.filter(({ isrc }) => !isrc) ?? [];
  // What stops it first: what every shop asks for before what makes it complete.
  const rows = parts
    .toSorted((a, b) => weightOf(a.part) - weightOf(b.part))
    .map(({ part }): Row => {
      const isrcs = text("assistants.answer.partIsrcs", {
        count: without.length,
        titles: without.map(fullTitle).join(", "),
      });
      const line =
        part === "isrcs" && without.length ? isrcs : { code: `assistants.part.${part}` as Code, params: {} };
      return { line, cells: [draft.words(line)], source: releasePage(release, PART[part] ?? "details") };
    });
  draft.list([column("Finding")], rows);
};

const PART: Record<string, string> = {
  ...{
    tracks: "tracks",
    readyTracks: "tracks",
    isrcs: "tracks",
    cLine: "rights",
    pLine: "rights",
    date: "date",
  },
  ...{ cover: "artwork", exportCover: "artwork", coverAlt: "artwork", coverAttested: "artwork" },
};
const FIRST = ["date", "cover", "upc", "isrcs", "exportCover", "genre", "tracks", "artists", "readyTracks"];
function weightOf(part: string): number {
  const place = FIRST.indexOf(part);
  return place < 0 ? FIRST.length : place;
}

export const counts: Answerer = async (asking) => {
  const { draft, turn, workspaceId } = asking;
  const counted = await readCounts(turn.read, workspaceId);
  if (!counted) return draft.say(text("assistants.answer.nothingRead"));
  draft.say(
    text("assistants.answer.counts", counted),
    { label: draft.words(text("assistants.answer.columnSong")), path: "/catalog/tracks" },
    { label: draft.words(text("assistants.answer.columnRelease")), path: "/releases" },
  );
  draft.open(text("assistants.answer.openTracks"), "/catalog/tracks");
};

export const find: Answerer = async (asking) => {
  const { draft, named } = asking;
  if (!named.length) draft.say(text("assistants.answer.notFound"));
  for (const { kind, id, name } of named) {
    const page = (kind === "track" ? trackPage : releasePage)({ id, title: name, versionTitle: null });
    draft.say(text("assistants.answer.found", { name }), page);
    draft.open(
      text(kind === "track" ? "assistants.answer.openTrack" : "assistants.answer.openRelease"),
      page.path,
    );
  }
};

export const addTask: Answerer = async (asking) => {
  const { draft, turn, named } = asking;
  const chosen = named.find(({ kind }) => kind === "release");
  const rows = await releasesOf(asking);
  const offered = chosen ? rows.filter(({ id }) => id === chosen.id) : comingFirst(rows, turn.now);
  const title = quotedIn(turn.question);
  const [only] = offered.length === 1 ? offered : [];
  const step = title && only && { releaseId: only.id, title, offsetDays: -daysBefore(turn.question) };
  if (step && propose(asking, "addMilestone", step, text("assistants.proposal.whyStep")))
    draft.say(text("assistants.answer.addTaskTo", { release: fullTitle(only) }), releasePage(only));
  else draft.say(text("assistants.answer.addTask"));
  for (const release of offered.slice(0, 4))
    draft.open(text("assistants.answer.openNamed", { name: fullTitle(release) }), releasePage(release).path);
  draft.open(text("assistants.answer.openPlan"), PLAN);
};

export const completeTask: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const steps = await openSteps(asking);
  if (!steps) return;
  const said = stepSaid(turn.question, steps);
  if (said.length)
    draft.list(
      STEP_COLUMNS,
      said.map((step) => stepRow(asking, step)),
    );
  else draft.say(text("assistants.answer.completeTask"));
  // Two of the same name: the person says which.
  if (said.length === 1)
    propose(asking, "completeMilestone", { id: said[0]!.id }, text("assistants.proposal.whyDone"));
  draft.open(text("assistants.answer.openPlan"), PLAN);
};

/** The open steps that a question names by their whole titles. */
function stepSaid(question: string, steps: readonly Step[]): Step[] {
  const folded = foldText(question);
  return steps.filter(({ title }) => [title.en, title.es].some((name) => folded.includes(foldText(name))));
}

export const moveRelease: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const day = release.privateFields?.releaseDay ?? null;
  const facts = { release: fullTitle(release), ...(day && { day: dayText(draft, day) }) };
  const page = releasePage(release, "date");
  const releaseDay =
    release.state === "live" ? null : dayIn(turn.question, { from: day, today: todayOf(turn) });
  const isProposed =
    releaseDay !== null &&
    releaseDay !== day &&
    propose(asking, "moveRelease", { id: release.id, releaseDay }, text("assistants.proposal.whyLater"));
  if (isProposed)
    draft.say(
      facts.day === undefined
        ? text("assistants.answer.moveFirst", facts)
        : text("assistants.answer.moveFrom", { ...facts, day: facts.day }),
      page,
    );
  else if (facts.day === undefined) draft.say(text("assistants.answer.moveUndated", facts), page);
  else {
    draft.say(text("assistants.answer.moveRelease", { ...facts, day: facts.day }), page);
    if (/\b(?:a|one|una?) (?:week|semana)\b/i.test(turn.question))
      draft.say(text("assistants.answer.moveBy", { day: dayText(draft, addDays(day!, WEEK_DAYS)) }), page);
  }
  draft.open(text("assistants.answer.openRelease"), page.path);
};
