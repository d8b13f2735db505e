import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CuratedTab_admin$key } from "../../__generated__/CuratedTab_admin.graphql.ts";
import type { CuratedTabQuery } from "../../__generated__/CuratedTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useReorder } from "../../ui/useReorder.ts";
import { CuratedCard } from "./CuratedCard.tsx";
import { CuratedForm } from "./CuratedForm.tsx";
import { useCuratedVerbs } from "./useCuratedVerbs.tsx";

/** Lists of music that are shown to everybody on /discover, in the order in which they stand there. */
export function CuratedTab() {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState(0);
  const { order: save } = useCuratedVerbs();
  const { admin } = useScreenQuery<CuratedTabQuery>(graphql`
    query CuratedTabQuery @preloadable {
      admin {
        ...CuratedTab_admin
      }
    }
  `);
  const { curatedLists } = useFragment<CuratedTab_admin$key>(
    graphql`
      fragment CuratedTab_admin on Admin {
        curatedLists {
          id
          ...CuratedCard_list
        }
      }
    `,
    admin,
  );
  const byId = new Map(curatedLists.map((list) => [list.id, list]));
  const order = useReorder([...byId.keys()], save);
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Curated lists`} />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {t`New list`}
        </Button>
      </header>
      <Text c="dimmed" maw="70ch">
        {t`Everybody meets these lists on Discover, in this order. What is withdrawn falls out, and an empty list is not shown.`}
      </Text>
      {curatedLists.length === 0 ? (
        <EmptyState title={t`No list yet`}>{t`Choose some music that belongs together.`}</EmptyState>
      ) : (
        <ul className="admin-flags" aria-label={t`Curated lists`}>
          {order.shown.map((id) => (
            <li key={id} {...order.item(id)}>
              <CuratedCard list={byId.get(id)!} order={order} />
            </li>
          ))}
        </ul>
      )}
      <AppDrawer isOpen={isAdding} onClose={() => setAdding(false)} title={t`New list`} size={640}>
        <CuratedForm
          key={made}
          list={null}
          onDone={() => {
            setAdding(false);
            setMade(made + 1);
          }}
        />
      </AppDrawer>
    </>
  );
}
