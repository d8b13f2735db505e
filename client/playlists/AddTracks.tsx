import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { IconCheck, IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { AddTracksQuery } from "../__generated__/AddTracksQuery.graphql.ts";
import { useFound } from "../ui/useFound.ts";

interface Offered {
  readonly id: string;
  readonly title: string;
  readonly artistNames: readonly string[];
}

/** Finds tracks and adds them, one press each. */
export function AddTracks({ onAdd }: { onAdd: (trackId: string) => Promise<boolean> }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { found, look } = useFound<AddTracksQuery, Offered>(
    graphql`
      query AddTracksQuery($text: String!) {
        search(text: $text, filters: { type: ["track"] }, first: 10) {
          edges {
            node {
              __typename
              ... on Track {
                id
                title
                artistNames
              }
            }
          }
        }
      }
    `,
    ({ search }) => search.edges.flatMap(({ node }) => (node.__typename === "Track" ? [node] : [])),
  );
  const offered = text.trim() ? found : [];

  async function add({ id }: Offered) {
    if (await onAdd(id)) setAdded((before) => new Set([...before, id]));
  }

  return (
    <div className="playlist-picker">
      <TextInput
        type="search"
        autoFocus
        label={t`Find tracks`}
        placeholder={t`Title or artist`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
      />
      <ul aria-label={t`Tracks to add`}>
        {offered.map((track) => {
          const isIn = added.has(track.id);
          return (
            <li key={track.id}>
              <span className="library-words">
                <strong>{track.title}</strong>
                <span className="library-dim">{track.artistNames.join(", ")}</span>
              </span>
              <Button
                variant="default"
                size="sm"
                leftSection={isIn ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
                aria-label={isIn ? t`Add ${track.title} again` : t`Add ${track.title}`}
                onClick={() => void add(track)}
              >
                {isIn ? t`Added` : t`Add`}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
