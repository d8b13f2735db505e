import { useLingui } from "@lingui/react/macro";
import { Button, Group, Switch, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MAX_TERM_NAME, nameProblem } from "../../../domain/lexicon/termEdit.ts";
import type { ShelfHead_category$key } from "../../__generated__/ShelfHead_category.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import type { useReorder } from "../../ui/useReorder.ts";
import { MoveTools } from "./MoveTools.tsx";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  category: ShelfHead_category$key;
  headingId: string;
  /** Null while the list is narrowed. */
  order: ReturnType<typeof useReorder> | null;
}

/** A category's name, its switch and its place. */
export function ShelfHead({ category: categoryRef, headingId, order }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { updateCategory } = useLexiconVerbs();
  const { id, name, active } = useFragment(
    graphql`
      fragment ShelfHead_category on LexiconCategory {
        id
        name
        active
      }
    `,
    categoryRef,
  );
  const [entered, setEntered] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = nameProblem(entered ?? "");
    const refusal = wrong
      ? { message: said(wrong) }
      : await updateCategory({ id, name: entered }, { id, name }, t`${name} is renamed.`);
    setProblem(refusal?.message ?? null);
    if (!refusal) setEntered(null);
  }

  return (
    <header className="lexicon-shelf-head" data-off={!active || undefined}>
      {order && <MoveTools id={id} name={name} order={order} />}
      <h2 id={headingId} hidden={entered !== null}>
        {name}
      </h2>
      {entered !== null && (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Group gap={8} align="flex-start">
            <TextInput
              aria-label={t`Name of the category`}
              maxLength={MAX_TERM_NAME}
              value={entered}
              error={problem}
              autoFocus
              onChange={(event) => setEntered(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Escape" && setEntered(null)}
            />
            <Button type="submit">{t`Save`}</Button>
          </Group>
        </form>
      )}
      <Switch
        checked={active}
        aria-label={t`Genres of ${name} can be chosen`}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          void updateCategory(
            { id, active: checked },
            { id, active },
            checked ? t`${name} can be chosen.` : t`Nothing in ${name} can be chosen any more.`,
          );
        }}
      />
      {entered === null && (
        <Button variant="subtle" color="gray" aria-label={t`Rename ${name}`} onClick={() => setEntered(name)}>
          {t`Rename`}
        </Button>
      )}
    </header>
  );
}
