import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { TrackPickerQuery } from "../__generated__/TrackPickerQuery.graphql.ts";
import { useFound } from "../ui/useFound.ts";

/** Enough of a track to put it on a release. */
export interface ChosenTrack {
  readonly id: string;
  readonly title: string;
}

export interface PickedTrack extends ChosenTrack {
  readonly artistNames: readonly string[];
  readonly duration: number;
  readonly isrc: string | null | undefined;
  readonly state: string;
}

interface Props {
  /** What is on the release already. */
  chosen: ReadonlySet<string>;
  onPick: (track: PickedTrack) => void;
}

/** Finds tracks of the studio by their title and adds them, one press each. */
export function TrackPicker({ chosen, onPick }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { found, look } = useFound<TrackPickerQuery, PickedTrack>(
    graphql`
      query TrackPickerQuery($text: String!) {
        viewer {
          workspace {
            tracks(first: 20, filter: { text: $text }) {
              edges {
                node {
                  id
                  title
                  artistNames
                  duration
                  isrc
                  state
                }
              }
            }
          }
        }
      }
    `,
    (answer) => answer.viewer?.workspace?.tracks.edges.map(({ node }) => node) ?? [],
  );
  // The newest ones stand there before anything is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => look(""), []);
  const offered = found.filter(({ id }) => !chosen.has(id));
  return (
    <div className="release-picker">
      <TextInput
        type="search"
        label={t`Find tracks`}
        placeholder={t`Part of a title`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
      />
      <ul aria-label={t`Tracks to add`}>
        {offered.map((track) => (
          <li key={track.id}>
            <span>
              {track.title} <span className="release-dim">{track.artistNames.join(", ")}</span>
            </span>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t`Add ${track.title}`}
              onClick={() => onPick(track)}
            >
              {t`Add`}
            </Button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="release-dim">{t`No more tracks found.`}</p>}
    </div>
  );
}
