import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Title } from "@mantine/core";
import { IconBookmark, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { type Question, questionAt } from "../../../domain/search/address.ts";
import type { SavedListQuery } from "../../__generated__/SavedListQuery.graphql.ts";
import { SearchName } from "./SearchName.tsx";
import { useSavedVerbs } from "./useSavedVerbs.ts";

export const SAVED_QUERY = graphql`
  query SavedListQuery @preloadable {
    viewer {
      savedSearches {
        id
        name
        query
      }
    }
  }
`;

interface Props {
  reference: PreloadedQuery<SavedListQuery>;
  onOpen: (question: Question) => void;
}

/** The searches that the person keeps: each is one press away. */
export function SavedList({ reference, onOpen }: Props) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SavedListQuery>(SAVED_QUERY, reference);
  const { rename, remove } = useSavedVerbs();
  const [renamed, setRenamed] = useState<string | null>(null);
  const searches = viewer?.savedSearches ?? [];
  if (searches.length === 0) return null;
  return (
    <section className="search-kept" aria-label={t`Saved searches`}>
      <div className="search-kept-head">
        <Title order={3} size="h5">{t`Saved searches`}</Title>
      </div>
      <ul>
        {searches.map(({ id, name, query }) => (
          <li key={id}>
            {renamed === id ? (
              <SearchName start={name} onName={(name) => rename(id, name)} onDone={() => setRenamed(null)} />
            ) : (
              <>
                <button
                  type="button"
                  className="search-kept-open"
                  onClick={() => onOpen(questionAt(new URLSearchParams(query)))}
                >
                  <IconBookmark size={20} stroke={1.75} aria-hidden />
                  <span>{name}</span>
                </button>
                <ActionIcon aria-label={t`Rename ${name}`} onClick={() => setRenamed(id)}>
                  <IconPencil size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
                <ActionIcon aria-label={t`Delete ${name}`} onClick={() => void remove({ id, name, query })}>
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
