import { Plural, useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CuratedCard_list$key } from "../../__generated__/CuratedCard_list.graphql.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { MoveButtons } from "../../ui/MoveButtons.tsx";
import type { useReorder } from "../../ui/useReorder.ts";
import { useMoment } from "../useMoment.ts";
import { CuratedForm } from "./CuratedForm.tsx";
import { useCuratedVerbs } from "./useCuratedVerbs.tsx";

interface Props {
  list: CuratedCard_list$key;
  order: ReturnType<typeof useReorder>;
}

/** One list: what it is called, when it is shown, how much of it everybody finds, and what can be done with it. */
export function CuratedCard({ list: listRef, order }: Props) {
  const { t } = useLingui();
  const { day } = useMoment();
  const { remove } = useCuratedVerbs();
  const [isOpen, setOpen] = useState(false);
  const list = useFragment(
    graphql`
      fragment CuratedCard_list on CuratedList {
        id
        title
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
          }
          release {
            id
          }
        }
        ...CuratedForm_list
      }
    `,
    listRef,
  );
  const { id, title, curator, shownFrom, shownTo, pieces } = list;
  const out = pieces.filter(({ isOut }) => isOut).length;
  const gone = pieces.length - out;
  const [from, to] = [shownFrom && day(shownFrom), shownTo && day(shownTo)];
  return (
    <article className="admin-flag" data-off={out === 0 || undefined}>
      <header>
        <h2>{title}</h2>
        <span>
          <MoveButtons id={id} name={title} order={order} />
        </span>
      </header>
      <p>
        {t`Chosen by ${curator}.`} {from && to && t`Shown from ${from} to ${to}.`}
        {from && !to && t`Shown from ${from}.`}
        {!from && to && t`Shown until ${to}.`}
      </p>
      <Group gap={8}>
        <Text size="sm">
          <Plural value={out} one="# piece everybody finds" other="# pieces everybody finds" />
        </Text>
        {gone > 0 && (
          <Badge variant="light" color="gray">
            <Plural value={gone} one="# withdrawn" other="# withdrawn" />
          </Badge>
        )}
        {out === 0 && <Badge variant="light" color="gray">{t`Not shown: it is empty`}</Badge>}
      </Group>
      <Group gap={8}>
        <Button variant="default" onClick={() => setOpen(true)} aria-label={t`Edit ${title}`}>
          {t`Edit`}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          onClick={() => void remove(list)}
          aria-label={t`Delete ${title}`}
        >
          {t`Delete`}
        </Button>
      </Group>
      <AppDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={title} size={640}>
        <CuratedForm list={list} onDone={() => setOpen(false)} />
      </AppDrawer>
    </article>
  );
}
