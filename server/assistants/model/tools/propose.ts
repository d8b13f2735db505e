import * as v from "valibot";
import { asksForChange } from "../../../../domain/assistants/grammar/asksForChange.ts";
import { mayPropose, PROPOSABLE, proposesAny, WHY_MAX } from "../../../../domain/assistants/proposals.ts";
import { textIn } from "../../../../domain/words/textIn.ts";
import type { Kind } from "../../proposals/Kind.ts";
import { KINDS } from "../../proposals/kinds/kinds.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";
import { REF } from "../ref.ts";
import { inputOf } from "./proposedInput.ts";

const text = (most: number, about: string) => v.pipe(v.string(), v.maxLength(most), v.description(about));
const handle = (about: string) => v.pipe(v.string(), v.maxLength(20), v.description(about));

/** Flat, because one of the two wires takes nothing else at the top. */
const Input = v.strictObject({
  verb: v.picklist(PROPOSABLE),
  why: text(WHY_MAX, "Why, in one sentence to the person, in their language."),
  release: v.optional(REF),
  song: v.optional(REF),
  songs: v.optional(v.pipe(v.array(REF), v.maxLength(50), v.description("All of them, in their new order."))),
  step: v.optional(handle("The `handle` of a row of read_plan.")),
  finding: v.optional(handle("The `handle` of a finding of read_findings.")),
  title: v.optional(text(120, "Of a new step or a new release.")),
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  daysBefore: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365))),
  price: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  suggestedPrice: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  description: v.optional(text(2_000, "Of the release.")),
  coverAlt: v.optional(text(500, "What is on the cover, for those who cannot see it.")),
});
export type ProposeInput = v.InferOutput<typeof Input>;

const refused = (because: string) => ({ proposed: false, because });

/**
 * A change that the model puts before the person. It goes the way of every proposal: judged by what this assistant proposes at all and by what
 * the person sees, shown as a card, and done only where the person presses. It is open only where the person's own words ask for a change.
 */
export const propose: ModelTool<ProposeInput> = {
  name: "propose",
  description: [
    "Puts one change before the person as a card; they decide, nothing changes by this. Look the records up first. By verb:",
    "moveRelease: release, day · applyMilestoneTemplate (a plan counted back from the day): release, day ·",
    "addMilestone: release, title, daysBefore · completeMilestone: step · snoozeMilestone: step, day ·",
    "createRelease: title · setReleaseTracks: release, songs · assignIsrcs: songs ·",
    "updateRelease: release and description, coverAlt, price or suggestedPrice · updateTrack: song, price ·",
    "fixFinding: release, finding · fixAllSafe: release. Prices only as the person said them.",
  ].join(" "),
  input: Input,
  isFor: (turn) => ofStudios(turn) && proposesAny(turn.agent.id) && asksForChange(turn.question),
  async run(given, call) {
    const { turn, sources } = call;
    const { verb, why } = given;
    if (!mayPropose(turn.agent.id, verb)) return refused("You do not propose that; a colleague does.");
    if (!sources.figures.bears(why)) return refused("The reason holds a number that no tool gave.");
    const input = await inputOf(given, call);
    if (!input) return refused("Something that it needs is missing, or no tool and nobody gave it.");
    // Judged once more when the answer is done; here so that the model knows.
    const kind: Kind = KINDS[verb];
    const seen = await kind.see(input, {
      ...{ read: turn.read, locale: turn.locale, workspaceId: turn.workspaceId!, now: turn.now },
      words: (said) => textIn(turn.locale, said),
    });
    if (!seen) return refused("It would change nothing, or it cannot be changed.");
    if (!call.propose({ verb, input, why })) return refused("It is proposed already, or these are too many.");
    return { proposed: true, note: "The person sees it and decides. Nothing has changed." };
  },
};
