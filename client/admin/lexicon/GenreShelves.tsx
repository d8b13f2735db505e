import { useLingui } from "@lingui/react/macro";
import { Button, Group, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MAX_TERM_NAME, nameProblem } from "../../../domain/lexicon/termEdit.ts";
import type { GenreShelves_admin$key } from "../../__generated__/GenreShelves_admin.graphql.ts";
import type { TermList_admin$key } from "../../__generated__/TermList_admin.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useReorder } from "../../ui/useReorder.ts";
import { ShelfHead } from "./ShelfHead.tsx";
import { TermList } from "./TermList.tsx";
import { CategoriesContext } from "./useCategories.ts";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  admin: GenreShelves_admin$key;
  terms: TermList_admin$key;
  text: string;
}

/** The genres, category by category. */
export function GenreShelves({ admin, terms, text }: Props) {
  const { lexiconCategories } = useFragment(
    graphql`
      fragment GenreShelves_admin on Admin {
        lexiconCategories {
          id
          name
          ...ShelfHead_category
        }
      }
    `,
    admin,
  );
  const { orderCategories } = useLexiconVerbs();
  const order = useReorder(
    lexiconCategories.map(({ id }) => id),
    orderCategories,
  );
  const byId = new Map(lexiconCategories.map((category) => [category.id, category]));
  return (
    <CategoriesContext value={lexiconCategories}>
      {order.shown.map((id) => {
        const category = byId.get(id)!;
        return (
          <section key={id} className="lexicon-shelf" aria-labelledby={`shelf-${id}`} {...order.item(id)}>
            <ShelfHead category={category} headingId={`shelf-${id}`} order={text === "" ? order : null} />
            <TermList admin={terms} categoryId={id} text={text} label={category.name} />
          </section>
        );
      })}
      <NewShelf />
    </CategoriesContext>
  );
}

function NewShelf() {
  const { t } = useLingui();
  const said = useRefusal();
  const { createCategory } = useLexiconVerbs();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = nameProblem(name);
    const refusal = wrong ? { message: said(wrong) } : await createCategory(name.trim());
    setProblem(refusal?.message ?? null);
    if (!refusal) setName("");
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Group align="flex-end" gap={8}>
        <TextInput
          label={t`New category`}
          maxLength={MAX_TERM_NAME}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t`Add category`}
        </Button>
      </Group>
    </form>
  );
}
