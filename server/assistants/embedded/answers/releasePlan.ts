import { dayIn } from "../../../../domain/assistants/grammar/saidDetails.ts";
import { localTimeOf } from "../../../../domain/releases/localTime.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { isToCome, type ReleasePlan, readReleasePlan } from "../../reads/releasePlan.ts";
import type { ReleaseRow } from "../../reads/releases.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, type Asking, dayText, propose, releasesOf, todayOf } from "../Asking.ts";
import { releasePage } from "../paths.ts";

const PLAN = "/releases/milestones";
/** As many as there are buttons for. */
const OFFERED = 4;

/** A release on a day, and what has to be done before it, counted back. */
export const releasePlan: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const rows = await releasesOf(asking);
  const saidFrom = (today: string) => dayIn(turn.question, { from: today, today });
  const meant = saidFrom(todayOf(turn));
  const release = releaseMeant(asking, rows, meant);
  draft.open(text("assistants.answer.openPlan"), PLAN);
  if (release === "which") return askWhich(asking, rows, meant!);
  if (!release)
    return draft.say(text(rows.length ? "assistants.answer.planNoDay" : "assistants.answer.noRelease"));
  const name = fullTitle(release);
  if (!isToCome(release))
    return draft.say(text("assistants.answer.planIsOut", { release: name }), releasePage(release));
  // "In two weeks" counts from where the release comes out.
  const said = release.privateFields && saidFrom(localTimeOf(turn.now, release.privateFields.timezone).day);
  const releaseDay = said ?? release.privateFields?.releaseDay;
  if (!releaseDay) return draft.say(text("assistants.answer.planNoDay"), releasePage(release, "date"));
  const plan = await readReleasePlan(turn.read, release.id, releaseDay, turn.now);
  if (!plan) {
    draft.say(text("assistants.answer.notInPlan"));
    return draft.open(text("assistants.answer.openSubscription"), "/subscription");
  }
  if (plan.daysAhead < 0)
    return draft.say(text("assistants.answer.planPast", { day: dayText(draft, releaseDay) }));
  writePlan(asking, plan, releaseDay);
  propose(
    asking,
    "applyMilestoneTemplate",
    { releaseId: release.id, releaseDay },
    text("assistants.proposal.whyPlan"),
  );
};

/** The named one; else the only one that is to come, or the one that comes out on this very day. Null where nothing says. */
function releaseMeant(
  { named }: Asking,
  rows: readonly ReleaseRow[],
  day: string | null,
): ReleaseRow | "which" | null {
  const chosen = named.find(({ kind }) => kind === "release");
  if (chosen) return rows.find(({ id }) => id === chosen.id) ?? null;
  const coming = toCome(rows);
  const onThatDay = coming.filter(({ privateFields }) => day && privateFields?.releaseDay === day);
  const [only, another] = onThatDay.length ? onThatDay : coming;
  if (only && !another) return only;
  return only && day ? "which" : null;
}

const toCome = (rows: readonly ReleaseRow[]) =>
  rows.filter((release) => release.privateFields && isToCome(release));

function askWhich({ draft }: Asking, rows: readonly ReleaseRow[], releaseDay: string): void {
  const day = dayText(draft, releaseDay);
  draft.say(text("assistants.answer.planWhich", { day }));
  // Those without a date first: they are asked about.
  const offered = toCome(rows).toSorted(
    (a, b) => Number(a.privateFields!.releaseDay !== null) - Number(b.privateFields!.releaseDay !== null),
  );
  for (const release of offered.slice(0, OFFERED)) {
    const name = fullTitle(release);
    draft.ask(name, draft.words(text("assistants.answer.planAsked", { release: name, day })));
  }
}

function writePlan(
  { draft }: Asking,
  { release, daysAhead, steps, tooLate, standing }: ReleasePlan,
  day: string,
): void {
  const facts = { release: fullTitle(release), day: dayText(draft, day) };
  const source = releasePage(release, "date");
  if (!steps.length) {
    draft.say(text("assistants.answer.planWhole", facts), source);
    return;
  }
  draft.say(text("assistants.answer.planFrom", { ...facts, count: steps.length }), source);
  if (tooLate.length) {
    const late = tooLate.map(({ title }) => title[draft.locale]).join(", ");
    draft.say(text("assistants.answer.planLate", { days: daysAhead, count: tooLate.length, steps: late }));
  }
  // A plan is one thing: it is said whole, however short the assistant speaks.
  draft.numbered(
    steps.map((step) =>
      text("assistants.answer.planStep", { day: dayText(draft, step.day), step: step.title[draft.locale] }),
    ),
  );
  if (standing)
    draft.say(text("assistants.answer.planStanding", { count: standing }), {
      label: draft.words(text("assistants.about.releasePlan")),
      path: PLAN,
    });
}
