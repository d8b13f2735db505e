import { useLingui } from "@lingui/react/macro";
import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  CURATED_TEXT_MAX,
  CURATED_TITLE_MAX,
  type CuratedEdit,
  curatedProblem,
} from "../../../domain/discover/curatedList.ts";
import type { CuratedForm_list$key } from "../../__generated__/CuratedForm_list.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import type { Refusal } from "../useVerb.ts";
import { CuratedPieces, type Piece } from "./CuratedPieces.tsx";
import { useCuratedVerbs } from "./useCuratedVerbs.tsx";

interface Props {
  /** Null for a new one. */
  list: CuratedForm_list$key | null;
  onDone: () => void;
}

const EMPTY: CuratedEdit = {
  ...{ titleEn: "", titleEs: "", textEn: "", textEs: "", curator: "", shownFrom: null, shownTo: null },
};

/** Everything about a list at once: its words in both languages, its days and its music. */
export function CuratedForm({ list: listRef, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { save } = useCuratedVerbs();
  const list = useFragment(
    graphql`
      fragment CuratedForm_list on CuratedList {
        id
        version
        titleEn
        titleEs
        textEn
        textEs
        curator
        shownFrom
        shownTo
        pieces {
          isOut
          track {
            id
            title
            artistNames
          }
          release {
            id
            title
            artistNames
          }
        }
      }
    `,
    listRef,
  );
  const [edit, setEdit] = useState<CuratedEdit>(() =>
    list
      ? {
          ...{ titleEn: list.titleEn, titleEs: list.titleEs, textEn: list.textEn, textEs: list.textEs },
          ...{ curator: list.curator, shownFrom: list.shownFrom ?? null, shownTo: list.shownTo ?? null },
        }
      : EMPTY,
  );
  const [pieces, setPieces] = useState<readonly Piece[]>(() =>
    (list?.pieces ?? []).flatMap(({ isOut, track, release }) => {
      const piece = track ?? release;
      return piece ? [{ ...piece, isOut, isRelease: !track }] : [];
    }),
  );
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = curatedProblem(edit, pieces.length);
    if (wrong) return setRefusal({ field: wrong.field, message: said(wrong) });
    setSaving(true);
    const pieceIds = pieces.map(({ id }) => id);
    const known = list ? { id: list.id, version: list.version } : {};
    const refused = await save({ ...known, ...edit, pieceIds }, t`The list is saved.`);
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone();
  }

  const write = (change: Partial<CuratedEdit>) => setEdit((before) => ({ ...before, ...change }));
  const field = (name: keyof CuratedEdit, max?: number) => ({
    value: edit[name] ?? "",
    error: refusal?.field === name ? refusal.message : null,
    ...(max ? { maxLength: max } : {}),
  });
  const isElsewhere = refusal?.message && !(refusal.field && refusal.field in EMPTY);
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t`Title in English`}
            data-autofocus
            {...field("titleEn", CURATED_TITLE_MAX)}
            onChange={(event) => write({ titleEn: event.currentTarget.value })}
          />
          <TextInput
            label={t`Title in Spanish`}
            {...field("titleEs", CURATED_TITLE_MAX)}
            onChange={(event) => write({ titleEs: event.currentTarget.value })}
          />
          <Textarea
            label={t`Text in English`}
            rows={3}
            {...field("textEn", CURATED_TEXT_MAX)}
            onChange={(event) => write({ textEn: event.currentTarget.value })}
          />
          <Textarea
            label={t`Text in Spanish`}
            rows={3}
            {...field("textEs", CURATED_TEXT_MAX)}
            onChange={(event) => write({ textEs: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t`First day`}
            description={t`Left empty: from now on.`}
            {...field("shownFrom")}
            onChange={(event) => write({ shownFrom: event.currentTarget.value || null })}
          />
          <TextInput
            type="date"
            label={t`Last day`}
            description={t`Left empty: without an end.`}
            {...field("shownTo")}
            onChange={(event) => write({ shownTo: event.currentTarget.value || null })}
          />
        </SimpleGrid>
        <TextInput
          label={t`Chosen by`}
          description={t`As everybody reads it.`}
          {...field("curator", CURATED_TITLE_MAX)}
          onChange={(event) => write({ curator: event.currentTarget.value })}
        />
        <CuratedPieces pieces={pieces} onChange={setPieces} />
        {isElsewhere && (
          <Text role="alert" c="var(--mantine-color-error)">
            {refusal.message}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {list ? t`Save` : t`Make the list`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
