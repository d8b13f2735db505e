import { useLingui } from "@lingui/react/macro";
import { MultiSelect, Textarea, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { commitLocalUpdate } from "relay-runtime";
import { conversionProblems, MAX_BIO, MAX_GENRES } from "../../domain/accounts/conversion.ts";
import type { ConvertDialogMutation } from "../__generated__/ConvertDialogMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useViewer } from "../app/viewer.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "./saveOutcome.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

interface Form extends Record<string, unknown> {
  artistName: string;
  bio: string;
  genres: string[];
  /** One address a line. */
  socialLinks: string;
}

const linesOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** What an artist needs to begin. Afterwards the whole app stands on the artist's side. */
export function ConvertDialog({ isOpen, onClose }: Props) {
  const { t } = useLingui();
  const { fullName } = useViewer();
  const { choicesOf, nameOf } = useVocabularyContext();
  const convert = useConversion();
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Become an artist`} size="lg">
      <SettingsForm<Form>
        initial={{ artistName: fullName, bio: "", genres: [], socialLinks: "" }}
        problems={(form) => conversionProblems({ ...form, socialLinks: linesOf(form.socialLinks) })}
        save={convert}
        saveLabel={t`Open my studio`}
      >
        {(form) => (
          <>
            <TextInput
              label={t`Artist name`}
              description={t`The name your music goes by. Your studio is named after it.`}
              required
              data-autofocus
              {...form.getInputProps("artistName")}
            />
            <Textarea label={t`About you`} rows={4} maxLength={MAX_BIO} {...form.getInputProps("bio")} />
            <MultiSelect
              label={t`Genres`}
              data={choicesOf("GENRE").map((genre) => ({ value: genre.slug, label: nameOf(genre) }))}
              maxValues={MAX_GENRES}
              {...form.getInputProps("genres")}
            />
            <Textarea
              label={t`Links`}
              description={t`Your pages elsewhere, one address a line.`}
              rows={2}
              {...form.getInputProps("socialLinks")}
            />
          </>
        )}
      </SettingsForm>
    </AppModal>
  );
}

function useConversion(): (form: Form) => Promise<SaveOutcome> {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const navigate = useNavigate();
  const commit = useCommit<ConvertDialogMutation>(graphql`
    mutation ConvertDialogMutation($input: ConvertToArtistInput!) {
      convertToArtist(input: $input) {
        __typename
        ... on ConvertToArtistPayload {
          viewer {
            id
            stageName
            role
            capabilities
            isAccountOwner
            tier
            trialEndsAt
            onboardingCompleted
            onboardingStep
            preferences {
              mode
              streamingQuality
            }
            workspace {
              id
              name
              slug
              workspaceType
              subscriptionTier
              trackAllowance
              tracksUploaded
            }
          }
        }
        ... on CannotConvert {
          code
          params
          message
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
      }
    }
  `);
  return async (form) => {
    const input = { ...form, socialLinks: linesOf(form.socialLinks) };
    const { convertToArtist: answer } = await commit({ input });
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    if (answer.__typename === "CannotConvert" || answer.__typename === "NotFound") return refusedBy(answer);
    // What the fan's screens know was true for a fan.
    commitLocalUpdate(relay, (store) => store.invalidateStore());
    notifications.show({ message: t`Welcome to your studio.` });
    void navigate("/", { replace: true });
    return SAVED;
  };
}
