import { graphql } from "react-relay";
import type { useSheetSaveMutation } from "../../__generated__/useSheetSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import type { SendOutcome } from "../../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../../i18n/useRefusal.ts";
import type { SplitSubject } from "../SplitSheets.tsx";
import { readSheet, type SheetForm, sheetInput } from "./sheetForm.ts";

/** Saves the draft of a split, and shows it wherever the track or release is open. */
export function useSheetSave(subject: SplitSubject) {
  const commit = useCommit<useSheetSaveMutation>(graphql`
    mutation useSheetSaveMutation($input: SaveSplitSheetInput!) {
      saveSplitSheet(input: $input) {
        __typename
        ... on SaveSplitSheetPayload {
          sheet {
            ...sheetForm_sheet
            track {
              id
              splitSheets {
                ...SplitSheets_sheets
              }
            }
            release {
              id
              splitSheets {
                ...SplitSheets_sheets
              }
            }
          }
        }
        ... on StaleSplitSheet {
          current {
            ...sheetForm_sheet
            ...SplitSheets_sheets
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
        ... on SplitRefused {
          code
          params
          message
        }
      }
    }
  `);
  return async (
    form: SheetForm,
    _changed: readonly string[],
    version: number | null,
  ): Promise<SendOutcome<SheetForm, number | null>> => {
    const input = sheetInput(subject.id, { form, version }, subject.currency);
    const { saveSplitSheet: answer } = await commit({ input });
    if (answer.__typename === "SaveSplitSheetPayload") return { kind: "saved", ...readSheet(answer.sheet) };
    if (answer.__typename === "StaleSplitSheet") return { kind: "stale", ...readSheet(answer.current) };
    return { kind: "refused", ...refusalIn(answer) };
  };
}
