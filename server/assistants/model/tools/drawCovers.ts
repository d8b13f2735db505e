import * as v from "valibot";
import { motifsFor } from "../../../../domain/assistants/coverDrafts.ts";
import { asksForChange } from "../../../../domain/assistants/grammar/asksForChange.ts";
import { passesGate } from "../../../../domain/billing/gates.ts";
import { textIn } from "../../../../domain/words/textIn.ts";
import { motifText } from "../../covers/motifText.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";
import { REF } from "../ref.ts";

const Input = v.strictObject({ release: REF });

/** Drafts of a cover below the answer, drawn from our own motifs; none is set. Open only where the person's own words ask for something. */
export const drawCovers: ModelTool<v.InferOutput<typeof Input>> = {
  name: "draw_covers",
  description:
    "Shows drafts of a cover for a release below your answer, to choose from. None is set by this; the person presses. Answers what each shows.",
  input: Input,
  isFor: (turn) =>
    ofStudios(turn) && passesGate(turn.payer.tier, "builtInAgents") && asksForChange(turn.question),
  async run({ release: ref }, { turn, sources, draw }) {
    const release = sources.idOf(ref);
    if (release === null) return null;
    const rounds = turn.history.filter(({ role }) => role === "user").length;
    const motifs = motifsFor(release, rounds);
    draw({ release, motifs });
    return {
      note: "The person sees them and chooses.",
      rows: motifs.map((motif) => ({ shows: textIn(turn.locale, motifText(motif)) })),
    };
  },
};
