import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { slugOf, termProblem } from "../../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../../domain/lexicon/vocabulary.ts";
import type { NewTermForm_admin$key } from "../../__generated__/NewTermForm_admin.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import type { Refusal } from "../useVerb.ts";
import { TermFields, type TermWords } from "./TermFields.tsx";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  admin: NewTermForm_admin$key;
  list: VocabularyKey;
  onDone: () => void;
}

const EMPTY: TermWords = { labelEn: "", labelEs: "", aliases: [] };

/** A term of its own. Its slug is made from the English name and stays. */
export function NewTermForm({ admin, list, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { createTerm } = useLexiconVerbs();
  const { lexiconCategories } = useFragment(
    graphql`
      fragment NewTermForm_admin on Admin {
        lexiconCategories {
          id
          name
        }
      }
    `,
    admin,
  );
  const [words, setWords] = useState(EMPTY);
  const [shelf, setShelf] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isSaving, setSaving] = useState(false);
  const lexiconCategoryId = list === "GENRE" ? (shelf ?? lexiconCategories[0]?.id) : undefined;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = { ...words, labelEs: words.labelEs.trim() || words.labelEn };
    const wrong = termProblem(given);
    if (wrong) return setRefusal({ field: wrong.field, message: said(wrong) });
    setSaving(true);
    const refused = await createTerm({ list, ...given, ...(lexiconCategoryId ? { lexiconCategoryId } : {}) });
    setSaving(false);
    setRefusal(refused);
    if (refused) return;
    setWords(EMPTY);
    onDone();
  }

  const slug = slugOf(words.labelEn);
  const isElsewhere = refusal?.message && !["labelEn", "labelEs", "aliases"].includes(refusal.field ?? "");
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <TermFields
          words={words}
          errorOf={(field) => (refusal?.field === field ? refusal.message : null)}
          onChange={(change) => setWords((known) => ({ ...known, ...change }))}
        />
        {list === "GENRE" && (
          <NativeSelect
            label={t`Category`}
            value={lexiconCategoryId ?? ""}
            data={lexiconCategories.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setShelf(event.currentTarget.value)}
          />
        )}
        {slug && <Text c="dimmed">{t`Stored on tracks as ${slug}.`}</Text>}
        {isElsewhere && (
          <Text role="alert" c="var(--mantine-color-error)">
            {refusal.message}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {t`Add`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
