import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MergeDialog_term$key } from "../../__generated__/MergeDialog_term.graphql.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

/** A term that another one may become part of. */
export interface MergeChoice {
  readonly id: string;
  readonly labelEn: string;
  readonly labelEs: string;
}

interface Props {
  term: MergeDialog_term$key;
  others: readonly MergeChoice[];
  onClose: () => void;
}

/** Makes a term part of another one, and says first how much changes with it. */
export function MergeDialog({ term: termRef, others, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { mergeTerms } = useLexiconVerbs();
  const term = useFragment(
    graphql`
      fragment MergeDialog_term on LexiconTerm {
        id
        labelEn
        labelEs
        slug
        uses {
          tracks
          releases
          products
          people
        }
      }
    `,
    termRef,
  );
  const nameOf = ({ labelEn, labelEs }: { labelEn: string; labelEs: string }) =>
    i18n.locale === "es" ? labelEs : labelEn;
  const name = nameOf(term);
  const { slug } = term;
  const { tracks, releases, products, people } = term.uses;
  const [intoId, setInto] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMerging, setMerging] = useState(false);
  const into = others.find(({ id }) => id === intoId);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!into) return setProblem(t`Choose the term that stays.`);
    setMerging(true);
    const refusal = await mergeTerms({ id: term.id, name }, { id: into.id, name: nameOf(into) });
    setMerging(false);
    setProblem(refusal?.message ?? null);
    if (!refusal) onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Merge ${name}`}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <Select
            label={t`Becomes part of`}
            placeholder={t`Choose a term`}
            searchable
            data={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
            value={intoId}
            onChange={(id) => {
              setInto(id);
              setProblem(null);
            }}
            error={problem}
          />
          <ul className="lexicon-changes">
            <li>
              <Plural value={tracks} _0="No track changes." one="# track changes." other="# tracks change." />
            </li>
            {releases > 0 && (
              <li>
                <Plural value={releases} one="# release changes." other="# releases change." />
              </li>
            )}
            {products > 0 && (
              <li>
                <Plural value={products} one="# product changes." other="# products change." />
              </li>
            )}
            {people > 0 && (
              <li>
                <Plural
                  value={people}
                  one="# person named it as theirs; that stays with the other term."
                  other="# people named it as theirs; that stays with the other term."
                />
              </li>
            )}
          </ul>
          <Text c="dimmed">
            <Trans>
              The names of {name} become aliases: old links, files and the slug {slug} keep working. You can
              undo it later.
            </Trans>
          </Text>
          <Group>
            <Button type="submit" loading={isMerging}>
              {t`Merge`}
            </Button>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
