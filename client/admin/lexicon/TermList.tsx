import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { searchTerms } from "../../../domain/lexicon/termEdit.ts";
import type { TermList_admin$key } from "../../__generated__/TermList_admin.graphql.ts";
import { useReorder } from "../../ui/useReorder.ts";
import { TermLine } from "./TermLine.tsx";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  admin: TermList_admin$key;
  /** The shelf whose genres are shown; null for a list without shelves. */
  categoryId: string | null;
  /** A part of a name that narrows the list. */
  text: string;
  label: string;
}

/** The terms of one list, or the genres of one shelf, in their order. */
export function TermList({ admin, categoryId, text, label }: Props) {
  const { t } = useLingui();
  const { orderTerms } = useLexiconVerbs();
  const { terms } = useFragment(
    graphql`
      fragment TermList_admin on Admin @argumentDefinitions(list: { type: "VocabularyKey!" }) {
        terms(list: $list) {
          id
          slug
          labelEn
          labelEs
          aliases
          lexiconCategory {
            id
          }
          ...TermLine_term
        }
      }
    `,
    admin,
  );
  const mine = terms.filter((term) => (term.lexiconCategory?.id ?? null) === categoryId);
  const order = useReorder(
    mine.map(({ id }) => id),
    orderTerms,
  );
  const found = new Set(
    searchTerms(
      mine.map((term) => ({ ...term, label: { en: term.labelEn, es: term.labelEs } })),
      text,
    ).map(({ id }) => id),
  );
  const byId = new Map(mine.map((term) => [term.id, term]));
  const shown = order.shown.filter((id) => found.has(id));
  if (shown.length === 0) return <Text c="dimmed">{text ? t`No terms match.` : t`Nothing here yet.`}</Text>;
  return (
    <ol className="lexicon-terms" aria-label={label}>
      {shown.map((id) => (
        <TermLine
          key={id}
          term={byId.get(id)!}
          others={terms.filter((other) => other.id !== id)}
          // Among found ones only, "up" would not be where one thinks it is.
          order={text === "" ? order : null}
        />
      ))}
    </ol>
  );
}
