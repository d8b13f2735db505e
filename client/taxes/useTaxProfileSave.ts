import { graphql } from "react-relay";
import type { useTaxProfileSaveMutation } from "../__generated__/useTaxProfileSaveMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import type { SendOutcome } from "../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../i18n/useRefusal.ts";
import { readTaxProfile, type TaxProfileForm, taxProfileInput } from "./taxProfileForm.ts";

/** Saves who earns the money; where somebody saved first, it brings back what stands now. */
export function useTaxProfileSave(workspaceId: string) {
  const commit = useCommit<useTaxProfileSaveMutation>(graphql`
    mutation useTaxProfileSaveMutation($input: SaveTaxProfileInput!) {
      saveTaxProfile(input: $input) {
        __typename
        ... on SaveTaxProfilePayload {
          workspace {
            id
            taxes {
              ...ProfilePart_taxes
              profile {
                ...taxProfileForm_profile
              }
            }
          }
        }
        ... on StaleTaxProfile {
          current {
            ...taxProfileForm_profile
          }
        }
        ... on UserError {
          code
          params
          message
        }
        ... on InvalidInput {
          field
        }
      }
    }
  `);
  return async (
    form: TaxProfileForm,
    _changed: readonly string[],
    version: number,
  ): Promise<SendOutcome<TaxProfileForm, number>> => {
    const { saveTaxProfile: answer } = await commit({
      input: taxProfileInput(workspaceId, { form, version }),
    });
    if (answer.workspace?.taxes) return { kind: "saved", ...readTaxProfile(answer.workspace.taxes.profile) };
    if (answer.current) return { kind: "stale", ...readTaxProfile(answer.current) };
    return { kind: "refused", ...refusalIn(answer) };
  };
}
