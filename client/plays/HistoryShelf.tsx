import { useLingui } from "@lingui/react/macro";
import { Button, Group, Switch } from "@mantine/core";
import { IconCalendarStar, IconEraser } from "@tabler/icons-react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { HistoryShelfClearMutation } from "../__generated__/HistoryShelfClearMutation.graphql.ts";
import type { HistoryShelfQuery } from "../__generated__/HistoryShelfQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { usePreferences } from "../settings/usePreferences.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useQuestion } from "../ui/useQuestion.tsx";
import { HistoryDays } from "./HistoryDays.tsx";
import "./history.css";

/** What the person heard, day by day, and whether it is remembered at all. */
export function HistoryShelf() {
  const { t } = useLingui();
  const said = useRefusal();
  const keep = usePreferences();
  const [question, ask] = useQuestion();
  const { viewer } = useLazyLoadQuery<HistoryShelfQuery>(
    graphql`
      query HistoryShelfQuery {
        viewer {
          id
          preferences {
            listeningHistory
          }
          ...HistoryDays_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const clear = useCommit<HistoryShelfClearMutation>(graphql`
    mutation HistoryShelfClearMutation {
      clearListeningHistory {
        viewer {
          ...HistoryDays_viewer
        }
      }
    }
  `);
  const { listeningHistory: isOn } = viewer!.preferences;
  const askClear = () =>
    ask({
      title: t`Clear your history?`,
      follows: t`Nobody can bring it back, and what we suggest to you begins anew. Artists keep their numbers, which never had your name.`,
      yes: t`Clear history`,
      onYes: () => void clear({}).catch((error: unknown) => showFailure(said(accidentIn(error)))),
    });
  return (
    <section aria-label={t`History`}>
      <div className="history-tools">
        <Switch
          label={t`Keep a history of what I hear`}
          checked={isOn}
          onChange={() => keep({ listeningHistory: !isOn }, { listeningHistory: isOn })}
        />
        <Group gap="sm">
          <Button
            component={Link}
            to="/library/year"
            variant="default"
            leftSection={<IconCalendarStar size={18} aria-hidden />}
          >
            {t`Your year in music`}
          </Button>
          <Button variant="default" leftSection={<IconEraser size={18} aria-hidden />} onClick={askClear}>
            {t`Clear history`}
          </Button>
        </Group>
      </div>
      <HistoryDays viewer={viewer!} isOn={isOn} />
      {question}
    </section>
  );
}
