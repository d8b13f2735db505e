import * as v from "valibot";
import { releasePage } from "../../embedded/paths.ts";
import { readOpenSteps } from "../../reads/steps.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";

const Input = v.strictObject({
  which: v.optional(v.picklist(["open", "late", "today"]), "open"),
});

export const readSteps: ModelTool<v.InferOutput<typeof Input>> = {
  name: "read_plan",
  description:
    "Steps in the plans of releases that are not done, the earliest first: day, whether late, who does it. `total` counts those asked for.",
  input: Input,
  isFor: ofStudios,
  async run({ which }, { turn, sources }) {
    const all = await readOpenSteps(turn.read, turn.workspaceId!);
    if (!all) return null;
    const steps = all.filter(
      ({ status, dueDay, today }) =>
        which === "open" || (which === "late" ? status === "late" : dueDay === today),
    );
    return {
      total: steps.length,
      today: all[0]?.today ?? null,
      rows: steps.map(({ id, title, dueDay, status, assigneeName, checklist, release }) => ({
        ref: sources.add(releasePage(release), release.id),
        ...{ step: title[turn.locale], release: fullTitle(release), day: dueDay, status, who: assigneeName },
        handle: sources.handle(id),
        ticked: checklist.filter(({ isDone }) => isDone).length,
        ticks: checklist.length,
      })),
    };
  },
};
