import * as v from "valibot";
import { releasePage } from "../../embedded/paths.ts";
import { readFindings } from "../../reads/findings.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";

export const readProblems: ModelTool<object> = {
  name: "read_findings",
  description: "What shops would send back: blockers and warnings of each release, with the reason in words.",
  input: v.strictObject({}),
  isFor: ofStudios,
  async run(_input, { turn, sources }) {
    const releases = await readFindings(turn.read, turn.workspaceId!);
    if (!releases) return null;
    return {
      rows: releases.map((release) => ({
        ref: sources.add(releasePage(release), release.id),
        release: fullTitle(release),
        blockers: release.compliance?.blockers ?? 0,
        warnings: release.compliance?.warnings ?? 0,
        findings: (release.compliance?.findings ?? []).map(
          ({ findingId, severity, message, subject, autoFix }) => ({
            ...(autoFix ? { handle: sources.handle(findingId), mendsSafely: autoFix.isSafe } : {}),
            ...{ severity, about: subject.name, message: message.message },
          }),
        ),
      })),
    };
  },
};
