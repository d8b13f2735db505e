import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { formatIsrc } from "../../../domain/catalog/isrc.ts";
import type { TagProposals_track$key } from "../../__generated__/TagProposals_track.graphql.ts";
import type { TagProposalsMutation } from "../../__generated__/TagProposalsMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import type { DetailsForm } from "./detailsForm.ts";
import { useDetailsLabels } from "./useDetailsLabels.ts";

type Field = "isrc" | "recordingYear" | "genre";

interface Props {
  track: TagProposals_track$key;
  form: UseFormReturnType<DetailsForm>;
}

/** What the file says otherwise than the details: to be taken into the form, or to be left alone for good. */
export function TagProposals({ track: trackRef, form }: Props) {
  const { t } = useLingui();
  const { labels, shown } = useDetailsLabels();
  const undoToast = useUndoToast();
  const showError = useErrorToast();
  const { id, tagProposals } = useFragment(
    graphql`
      fragment TagProposals_track on Track {
        id
        tagProposals {
          field
          value
          isTakeable
        }
      }
    `,
    trackRef,
  );
  const commit = useCommit<TagProposalsMutation>(graphql`
    mutation TagProposalsMutation($input: DismissTagProposalsInput!) {
      dismissTagProposals(input: $input) {
        __typename
        ... on DismissTagProposalsPayload {
          track {
            ...TagProposals_track
          }
        }
      }
    }
  `);
  if (tagProposals.length === 0) return null;

  async function dismiss(field: Field, isDismissed: boolean) {
    try {
      const { dismissTagProposals: told } = await commit({ input: { id, fields: [field], isDismissed } });
      if (told.__typename !== "DismissTagProposalsPayload") return showError();
    } catch (error) {
      return showError(error);
    }
    const label = labels[field];
    if (isDismissed) undoToast(t`${label} is unchanged.`, () => void dismiss(field, false));
  }

  return (
    <SettingsCard
      title={t`The file has different details`}
      lead={t`The file's tags differ from your details. Nothing changes unless you choose it.`}
    >
      <ul className="track-lines" aria-label={t`The file has different details`}>
        {tagProposals.map(({ field, value, isTakeable }) => {
          const label = labels[field];
          const said = formValue(field, value);
          const saidText = isTakeable ? shown(field, said) : value;
          const here = shown(field, form.getInitialValues()[field]) || "–";
          const isTaken = form.getValues()[field] === said;
          return (
            <li key={field} className="track-line track-proposal">
              <div>
                <strong>{label}</strong>
                <span>{t`The file: ${saidText}`}</span>
                <span className="track-lead">
                  {isTaken ? t`It is in the form now. Save to keep it.` : t`Here: ${here}`}
                </span>
                {!isTakeable && (
                  <span className="track-lead">
                    {t`“${value}” is not in our list of genres. Choose the closest one below.`}
                  </span>
                )}
              </div>
              <Group gap="xs">
                {isTakeable && (
                  <Button
                    variant="default"
                    aria-label={isTaken ? t`Undo: ${label}` : t`Use from file: ${label}`}
                    onClick={() =>
                      form.setFieldValue(field, (isTaken ? form.getInitialValues()[field] : said) as never)
                    }
                  >
                    {isTaken ? t`Undo` : t`Use from file`}
                  </Button>
                )}
                {!isTaken && (
                  <Button
                    variant="subtle"
                    color="gray"
                    aria-label={t`Keep as is: ${label}`}
                    onClick={() => void dismiss(field, true)}
                  >
                    {t`Keep as is`}
                  </Button>
                )}
              </Group>
            </li>
          );
        })}
      </ul>
    </SettingsCard>
  );
}

/** What the file says, as the form holds it. */
function formValue(field: Field, value: string): string | number {
  if (field === "isrc") return formatIsrc(value);
  return field === "recordingYear" ? Number(value) : value;
}
