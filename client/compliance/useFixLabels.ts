import { useLingui } from "@lingui/react/macro";
import type { FixedPart } from "../__generated__/FindingGroups_release.graphql.ts";

export interface PartChange {
  readonly part: FixedPart | "%future added value";
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** What a fix does, as words on a button: "Make it …". */
export function useFixLabels(): (changes: readonly PartChange[]) => string {
  const { t } = useLingui();
  const read = useChangeLabels();
  return (changes) => {
    const [first] = changes;
    if (first?.part === "isrc") {
      const prefix = first.after ?? "";
      return t`Assign a code of ${prefix}`;
    }
    const after = changes.map((change) => read(change).after).join(" + ");
    return t`Make it “${after}”`;
  };
}

/** One line of what a fix changes, as it is and as it becomes. */
export function useChangeLabels(): (change: PartChange) => { before: string; after: string } {
  const { t } = useLingui();
  return ({ part, before, after }) => {
    const [was, becomes] = [before ?? "", after ?? ""];
    switch (part) {
      case "isrc":
        return { before: t`No ISRC`, after: t`ISRC: the next code of ${becomes}` };
      case "cLine":
        return { before: was ? `© ${was}` : t`No © line`, after: `© ${becomes}` };
      case "pLine":
        return { before: was ? `℗ ${was}` : t`No ℗ line`, after: `℗ ${becomes}` };
      case "artists":
        return { before: t`Artists: ${was}`, after: t`Artists: ${becomes}` };
      default:
        return { before: was, after: becomes };
    }
  };
}
