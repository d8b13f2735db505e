import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { termProblem } from "../../../domain/lexicon/termEdit.ts";
import type { TermForm_term$key } from "../../__generated__/TermForm_term.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import type { Refusal } from "../useVerb.ts";
import { TermFields, type TermWords } from "./TermFields.tsx";
import { useCategories } from "./useCategories.ts";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  term: TermForm_term$key;
  onDone: () => void;
}

/** Changes the names of a term in its place in the list. */
export function TermForm({ term: termRef, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { updateTerm } = useLexiconVerbs();
  const categories = useCategories();
  const term = useFragment(
    graphql`
      fragment TermForm_term on LexiconTerm {
        id
        labelEn
        labelEs
        aliases
        lexiconCategory {
          id
        }
      }
    `,
    termRef,
  );
  const before: TermWords = { labelEn: term.labelEn, labelEs: term.labelEs, aliases: [...term.aliases] };
  const [words, setWords] = useState(before);
  const [shelf, setShelf] = useState(term.lexiconCategory?.id ?? null);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = termProblem(words);
    if (wrong) return setRefusal({ field: wrong.field, message: said(wrong) });
    setSaving(true);
    const place = (id: string | null) => (id ? { lexiconCategoryId: id } : {});
    const refused = await updateTerm(
      { id: term.id, ...words, ...place(shelf) },
      { id: term.id, ...before, ...place(term.lexiconCategory?.id ?? null) },
    );
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone();
  }

  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : null);
  const isElsewhere = refusal?.message && !["labelEn", "labelEs", "aliases"].includes(refusal.field ?? "");
  return (
    <form className="lexicon-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TermFields
        words={words}
        errorOf={errorOf}
        onChange={(change) => setWords((known) => ({ ...known, ...change }))}
      />
      {shelf && (
        <NativeSelect
          label={t`Category`}
          value={shelf}
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setShelf(event.currentTarget.value)}
        />
      )}
      {isElsewhere && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refusal.message}
        </Text>
      )}
      <Group>
        <Button type="submit" loading={isSaving}>
          {t`Save`}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </Group>
    </form>
  );
}
