import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Button, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconSearch, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { CuratedPiecesQuery } from "../../__generated__/CuratedPiecesQuery.graphql.ts";
import { MoveButtons } from "../../ui/MoveButtons.tsx";
import { useFound } from "../../ui/useFound.ts";
import { useReorder } from "../../ui/useReorder.ts";
import "./curated.css";

/** A track or a release on a list that is being written. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  readonly artistNames: readonly string[];
  readonly isRelease: boolean;
  readonly isOut: boolean;
}

interface Props {
  pieces: readonly Piece[];
  onChange: (pieces: readonly Piece[]) => void;
}

/** What stands on a list: found by typing, moved by buttons, dragging and Alt with an arrow. */
export function CuratedPieces({ pieces, onChange }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const order = useReorder([...byId.keys()], async (ids) => onChange(ids.map((id) => byId.get(id)!)));
  const { found, look } = useFound<CuratedPiecesQuery, Piece>(
    graphql`
      query CuratedPiecesQuery($text: String!) {
        search(text: $text, filters: { type: ["track", "release"] }, first: 10) {
          edges {
            node {
              __typename
              ... on Track {
                id
                title
                artistNames
              }
              ... on Release {
                id
                title
                artistNames
              }
            }
          }
        }
      }
    `,
    ({ search }) =>
      search.edges.flatMap(({ node }) =>
        node.__typename === "Track" || node.__typename === "Release"
          ? [{ ...node, isRelease: node.__typename === "Release", isOut: true }]
          : [],
      ),
  );
  const offered = text.trim() ? found.filter(({ id }) => !byId.has(id)) : [];

  const line = ({ title, artistNames, isRelease, isOut }: Piece) => (
    <span className="curated-words">
      <strong>{title}</strong>
      <span>
        {isRelease ? t`Release` : t`Track`} · {artistNames.join(", ")}
      </span>
      {!isOut && <Badge variant="light" color="gray">{t`Withdrawn`}</Badge>}
    </span>
  );
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={t`Find music`}
        description={t`Only music that everyone can find can be on a list.`}
        placeholder={t`Title or artist`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Not the whole form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {offered.length > 0 && (
        <ul className="curated-list" aria-label={t`Music to add`}>
          {offered.map((piece) => (
            <li key={piece.id}>
              {line(piece)}
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t`Add ${piece.title}`}
                onClick={() => onChange([...pieces, piece])}
              >
                {t`Add`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Text fw={600} id="curated-pieces">{t`On the list`}</Text>
      {pieces.length === 0 ? (
        <Text c="dimmed">{t`Nothing yet. An empty list is not shown.`}</Text>
      ) : (
        <ul className="curated-list" aria-labelledby="curated-pieces">
          {order.shown.map((id) => {
            const piece = byId.get(id)!;
            return (
              <li key={id} {...order.item(id)}>
                {line(piece)}
                <MoveButtons id={id} name={piece.title} order={order} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t`Take ${piece.title} off the list`}
                  onClick={() => onChange(pieces.filter((each) => each.id !== id))}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
