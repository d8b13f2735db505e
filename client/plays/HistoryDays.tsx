import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import { DAY_MS } from "../../domain/duration.ts";
import type { HistoryDays_viewer$key } from "../__generated__/HistoryDays_viewer.graphql.ts";
import type { HistoryDaysPaginationQuery } from "../__generated__/HistoryDaysPaginationQuery.graphql.ts";
import { PRESS_MAX } from "../player/playTrack.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { HistoryLine } from "./HistoryLine.tsx";

const PAGE = 50;

interface Props {
  viewer: HistoryDays_viewer$key;
  /** Whether what is heard now is remembered. */
  isOn: boolean;
}

/** Plays under the day on which they were heard, by this device's clock, the latest first. */
export function HistoryDays({ viewer, isOn }: Props) {
  const { t, i18n } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HistoryDaysPaginationQuery,
    HistoryDays_viewer$key
  >(
    graphql`
      fragment HistoryDays_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "HistoryDaysPaginationQuery") {
        listeningHistory(first: $count, after: $cursor) @connection(key: "HistoryDays_listeningHistory") {
          edges {
            node {
              id
              startedAt
              track {
                id
              }
              ...HistoryLine_play
            }
          }
        }
      }
    `,
    viewer,
  );
  const plays = data.listeningHistory.edges.map(({ node }) => node);
  if (plays.length === 0)
    return (
      <EmptyState
        title={isOn ? t`Nothing heard yet` : t`Your history is off`}
        action={
          <Button component={Link} to="/discover">
            {t`Find music`}
          </Button>
        }
      >
        {isOn
          ? t`Play something, and it will appear here so that you find it again.`
          : t`What you hear is not remembered. Switch it on, and you will find here what you hear from then on.`}
      </EmptyState>
    );
  const now = new Date();
  const dayOf = (at: Date) => at.toDateString();
  const nameOf = (at: Date) => {
    if (dayOf(at) === dayOf(now)) return t`Today`;
    // Noon: an hour more or less in spring and autumn is still the same day.
    const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
    if (dayOf(at) === dayOf(new Date(noon.getTime() - DAY_MS))) return t`Yesterday`;
    return i18n.date(at, { dateStyle: "full" });
  };
  /** What is played from a line on, each track once. */
  const queueFrom = (id: string) => {
    const from = plays.slice(plays.findIndex((play) => play.id === id));
    return [...new Set(from.flatMap(({ track }) => track?.id ?? []))].slice(0, PRESS_MAX);
  };
  const days = [...Map.groupBy(plays, ({ startedAt }) => dayOf(new Date(startedAt)))];
  return (
    <>
      {days.map(([day, heard]) => {
        const name = nameOf(new Date(heard[0]!.startedAt));
        return (
          <section key={day} aria-label={name}>
            <h2 className="history-day">{name}</h2>
            <ul className="library-lines">
              {heard.map((play) => (
                <HistoryLine key={play.id} play={play} queueFrom={queueFrom} />
              ))}
            </ul>
          </section>
        );
      })}
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Show earlier`}
        </Button>
      )}
    </>
  );
}
