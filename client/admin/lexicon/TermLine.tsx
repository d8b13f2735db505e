import { Plural, useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, Switch } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TermLine_term$key } from "../../__generated__/TermLine_term.graphql.ts";
import type { useReorder } from "../../ui/useReorder.ts";
import { type MergeChoice, MergeDialog } from "./MergeDialog.tsx";
import { MoveTools } from "./MoveTools.tsx";
import { TermForm } from "./TermForm.tsx";
import { useLexiconVerbs } from "./useLexiconVerbs.tsx";

interface Props {
  term: TermLine_term$key;
  /** What it may become part of. */
  others: readonly MergeChoice[];
  /** Null while the list is narrowed. */
  order: ReturnType<typeof useReorder> | null;
}

/** One term: its names, what carries it, and the ways to change it, right there. */
export function TermLine({ term: termRef, others, order }: Props) {
  const { t, i18n } = useLingui();
  const verbs = useLexiconVerbs();
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const term = useFragment(
    graphql`
      fragment TermLine_term on LexiconTerm {
        id
        slug
        labelEn
        labelEs
        aliases
        active
        uses {
          tracks
        }
        ...TermForm_term
        ...MergeDialog_term
      }
    `,
    termRef,
  );
  const { id, slug, labelEn, labelEs, aliases, active, uses } = term;
  const name = i18n.locale === "es" ? labelEs : labelEn;
  const other = i18n.locale === "es" ? labelEn : labelEs;
  return (
    <li className="lexicon-term" data-off={!active || undefined} {...order?.item(id)}>
      {order && order.shown.length > 1 && <MoveTools id={id} name={name} order={order} />}
      <div className="lexicon-names">
        <strong>{name}</strong> {other !== name && <span>{other}</span>} <code>{slug}</code>
        {aliases.length > 0 && (
          <ul aria-label={t`Aliases of ${name}`}>
            {aliases.map((alias) => (
              <li key={alias}>
                <Badge variant="default" tt="none" fw={500}>
                  {alias}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="lexicon-uses">
        <Plural value={uses.tracks} _0="no tracks" one="# track" other="# tracks" />
      </span>
      <Group gap={4} wrap="nowrap" className="lexicon-verbs">
        <Switch
          checked={active}
          onChange={(event) => void verbs.switchTerm(id, name, event.currentTarget.checked)}
          aria-label={t`${name} can be chosen`}
        />
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={isEditing}
          aria-label={t`Edit ${name}`}
          onClick={() => setEditing(!isEditing)}
        >
          {t`Edit`}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          aria-label={t`Merge ${name}`}
          disabled={others.length === 0}
          onClick={() => setMerging(true)}
        >
          {t`Merge`}
        </Button>
      </Group>
      {isEditing && <TermForm term={term} onDone={() => setEditing(false)} />}
      {isMerging && <MergeDialog term={term} others={others} onClose={() => setMerging(false)} />}
    </li>
  );
}
