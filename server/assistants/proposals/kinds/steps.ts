import * as v from "valibot";
import type { Words } from "../../../../domain/milestones/seedTemplate.ts";
import { addDays } from "../../../../domain/releases/planner/planDays.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { dayText } from "../../embedded/Asking.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { Kind, Looking } from "../Kind.ts";
import { readRelease } from "./releases.ts";

/** Where steps are seen to. */
const PLAN = "/releases/milestones";

const STEP = `query ProposedStep($id: ID!) {
  node(id: $id) {
    ... on Milestone { id version title { en es } status snoozedUntil release { id title versionTitle } }
  }
}`;

interface Milestone {
  id: string;
  version: number;
  title: Words;
  status: string;
  snoozedUntil: string | null;
  release: { id: string; title: string; versionTitle: string | null };
}

async function readStep({ read }: Looking, id: string): Promise<Milestone | null> {
  const step = (await read<{ node: Milestone | null }>(STEP, { id }))?.node;
  return step?.version && step.status !== "done" && step.status !== "skipped" ? step : null;
}

const MADE = "milestone { id version }";
const about = ({ locale }: Looking, { title, release }: Milestone) =>
  `${title[locale]} · ${fullTitle(release)}`;

const Complete = v.strictObject({ id: v.string() });

/** A step that is done. */
export const completeMilestone: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Complete, given);
    const step = asked.success ? await readStep(looking, asked.output.id) : null;
    if (!step) return null;
    return {
      input: { id: step.id },
      about: about(looking, step),
      path: PLAN,
      diff: [
        {
          field: looking.words(text("assistants.proposal.stepState")),
          before: looking.words(text("assistants.proposal.open")),
          after: looking.words(text("assistants.proposal.done")),
        },
      ],
      base: { [step.id]: step.version },
      ...{ before: {}, asksTwice: false },
    };
  },
  undo: ({ input }) => [{ verb: "reopenMilestone", input: { id: input.id } }],
};

const Snooze = v.strictObject({ id: v.string(), until: v.pipe(v.string(), v.isoDate()) });

/** A step that waits out of sight until a day. */
export const snoozeMilestone: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Snooze, given);
    const step = asked.success ? await readStep(looking, asked.output.id) : null;
    if (!asked.success || !step || step.snoozedUntil === asked.output.until) return null;
    const { id, until } = asked.output;
    return {
      input: { id, until },
      about: about(looking, step),
      path: PLAN,
      diff: [
        {
          field: looking.words(text("assistants.proposal.snoozedUntil")),
          before: step.snoozedUntil && dayText(looking, step.snoozedUntil),
          after: dayText(looking, until),
        },
      ],
      base: { [id]: step.version },
      before: { until: step.snoozedUntil },
      asksTwice: false,
    };
  },
  undo: ({ input, before }) => [{ verb: "snoozeMilestone", input: { id: input.id, ...before } }],
};

const Add = v.strictObject({
  releaseId: v.string(),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  offsetDays: v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365)),
});

/** A step of a plan, whose day follows the release. */
export const addMilestone: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Add, given);
    const release = asked.success ? await readRelease(looking, asked.output.releaseId) : null;
    if (!asked.success || !release) return null;
    const { title, offsetDays } = asked.output;
    const day = release.privateFields!.releaseDay;
    return {
      input: asked.output,
      about: fullTitle(release),
      path: PLAN,
      diff: [
        { field: looking.words(text("assistants.proposal.newStep")), before: null, after: title },
        ...(day
          ? [
              {
                field: looking.words(text("assistants.proposal.stepDay")),
                before: null,
                after: dayText(looking, addDays(day, offsetDays)),
              },
            ]
          : []),
      ],
      base: { [release.id]: release.version },
      ...{ before: {}, asksTwice: false },
    };
  },
  undo: ({ answer }) => [{ verb: "deleteMilestone", input: { id: (answer.milestone as { id: string }).id } }],
};
