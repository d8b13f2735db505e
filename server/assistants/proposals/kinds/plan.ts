import * as v from "valibot";
import { text } from "../../../../domain/words/refusal.ts";
import { dayText } from "../../embedded/Asking.ts";
import { isToCome, readReleasePlan } from "../../reads/releasePlan.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { Kind, Made, Step } from "../Kind.ts";

const PLAN = "/releases/milestones";

const Input = v.strictObject({ releaseId: v.string(), releaseDay: v.pipe(v.string(), v.isoDate()) });

interface Before {
  /** Null where it stands on that day already. */
  move: { version: number; from: string | null; to: string } | null;
}

/** A release on a day, and its plan counted back from there; steps that it has already stay. */
export const applyMilestoneTemplate: Kind = {
  selects: "addedMilestones { id version }",
  async see(given, looking) {
    const asked = v.safeParse(Input, given);
    if (!asked.success) return null;
    const { releaseId, releaseDay } = asked.output;
    const plan = await readReleasePlan(looking.read, releaseId, releaseDay, looking.now);
    if (!plan?.fits || plan.daysAhead < 0 || plan.steps.length === 0) return null;
    const { release, steps, tooLate } = plan;
    if (!isToCome(release)) return null;
    const day = release.privateFields!.releaseDay;
    const isMoved = day !== releaseDay;
    const move = isMoved ? { version: release.version, from: day, to: releaseDay } : null;
    return {
      input: { releaseId, isSqueezed: tooLate.length > 0 },
      about: fullTitle(release),
      path: PLAN,
      diff: [
        ...(isMoved
          ? [
              {
                field: looking.words(text("assistants.proposal.releaseDay")),
                before: day && dayText(looking, day),
                after: dayText(looking, releaseDay),
              },
            ]
          : []),
        ...steps.map((step) => ({
          field: step.title[looking.locale],
          before: null,
          after: dayText(looking, step.day),
        })),
      ],
      base: { [releaseId]: release.version },
      before: { move } satisfies Before,
      asksTwice: isMoved && release.state === "scheduled",
    };
  },
  first({ input, before }) {
    const { move } = before as unknown as Before;
    if (!move) return null;
    return {
      verb: "moveRelease",
      input: { id: input.releaseId, version: move.version, releaseDay: move.to },
      selects: "release { id version }",
    };
  },
  undo({ input, before, answer }: Made): Step[] {
    const { move } = before as unknown as Before;
    const added = answer.addedMilestones as { id: string }[];
    const moved = answer.release as { version: number } | undefined;
    return [
      ...added.map(({ id }) => ({ verb: "deleteMilestone", input: { id } })),
      ...(move && moved
        ? [
            {
              verb: "moveRelease",
              input: { id: input.releaseId, version: moved.version, releaseDay: move.from },
            },
          ]
        : []),
    ];
  },
};
