import { useLingui } from "@lingui/react/macro";
import { Textarea } from "@mantine/core";
import { graphql } from "react-relay";
import type { LyricsTabMutation } from "../../__generated__/LyricsTabMutation.graphql.ts";
import type { LyricsTabQuery } from "../../__generated__/LyricsTabQuery.graphql.ts";
import type { lyricsForm_track$key } from "../../__generated__/lyricsForm_track.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { refusalIn } from "../../i18n/useRefusal.ts";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { isTimed, type LyricsForm, lyricsProblems, readLyrics, shownLyrics } from "./lyricsForm.ts";
import { TimedLines } from "./TimedLines.tsx";
import { type SendOutcome, useMergedSave } from "./useMergedSave.tsx";

/** The words, plain and line by line in time. */
export function LyricsTab() {
  const { node } = useScreenQuery<LyricsTabQuery>(graphql`
    query LyricsTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          id
          ...lyricsForm_track
        }
      }
    }
  `);
  const track = node?.track;
  return track ? <Words key={track.id} track={track} /> : null;
}

function Words({ track: key }: { track: lyricsForm_track$key }) {
  const { t } = useLingui();
  const { track, form: initial } = readLyrics(key);
  const send = useSendLyrics(track.id);
  const labels: Record<string, string> = { plain: t`Lyrics`, timed: t`Synced lyrics` };
  const { save, follow, dialog } = useMergedSave<LyricsForm, number>({
    standing: { form: initial, version: track.version },
    send,
    labelOf: (field) => labels[field]!,
    shown: shownLyrics,
    undecided: t`Not saved: choose between the two versions first.`,
  });
  return (
    <>
      <SettingsForm<LyricsForm>
        initial={initial}
        problems={(form) => lyricsProblems(form, track.duration)}
        save={save}
        onFollow={follow}
        undoText={t`Lyrics saved`}
      >
        {(form) => (
          <>
            <FieldGroup title={t`Lyrics`}>
              <Textarea
                label={labels.plain}
                description={t`One line for each line of the song; an empty one between verses.`}
                rows={12}
                resize="vertical"
                {...form.getInputProps("plain")}
              />
            </FieldGroup>
            <TimedLines form={form} track={track} />
          </>
        )}
      </SettingsForm>
      {dialog}
    </>
  );
}

function useSendLyrics(id: string) {
  const commit = useCommit<LyricsTabMutation>(graphql`
    mutation LyricsTabMutation($input: SaveLyricsInput!) {
      saveLyrics(input: $input) {
        __typename
        ... on SaveLyricsPayload {
          track {
            ...lyricsForm_track
          }
        }
        ... on StaleVersion {
          current {
            ...lyricsForm_track
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
      }
    }
  `);
  return async (
    { plain, timed }: LyricsForm,
    _changed: readonly string[],
    version: number,
  ): Promise<SendOutcome<LyricsForm, number>> => {
    const lines = timed.length > 0 && isTimed(timed) ? timed : null;
    const { saveLyrics: answer } = await commit({ input: { id, version, plain, timed: lines } });
    if (answer.__typename === "SaveLyricsPayload" || answer.__typename === "StaleVersion") {
      const isSaved = answer.__typename === "SaveLyricsPayload";
      const now = readLyrics(isSaved ? answer.track : answer.current);
      return { kind: isSaved ? "saved" : "stale", form: now.form, version: now.track.version };
    }
    return { kind: "refused", ...refusalIn(answer) };
  };
}
