import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { TrackSort } from "../../../domain/catalog/trackFilter.ts";
import type { TrackFilter, useSheetBookQuery } from "../../__generated__/useSheetBookQuery.graphql.ts";
import { type PersonalShelf, personalShelf } from "../../app/personalShelf.ts";
import { useViewer } from "../../app/viewer.ts";
import { type CellText, SheetBook, type SheetRow } from "./SheetBook.ts";
import { sheetRowOf } from "./sheetTrack.ts";
import { useSaveRows } from "./useSaveRows.ts";

/** What was typed and not saved when the page was left: this tab offers it again, to the same person alone. */
function shelfOf(personId: string, workspaceId: string): PersonalShelf {
  return personalShelf(personId, `sheet.${workspaceId}`, () => sessionStorage);
}

interface Loading {
  isLoading: boolean;
  error: unknown;
}

/** The sheet of a studio's tracks: all pages of the filtered catalog, one after the other, and the saving of what is typed. */
export function useSheetBook(workspaceId: string, filter: TrackFilter | null, sort: TrackSort) {
  const relay = useRelayEnvironment();
  const save = useSaveRows();
  const saveRows = useRef(save);
  saveRows.current = save;
  const { id: personId } = useViewer();
  const [shelf] = useState(() => shelfOf(personId, workspaceId));
  const [offered] = useState(() => (shelf.read() ?? []) as CellText[]);
  // While they are offered, they stay on the shelf.
  const shelved = useRef<readonly CellText[]>(offered);
  const [book] = useState(
    () =>
      new SheetBook(
        (changes) => saveRows.current(changes),
        (cells) => shelf.write([...shelved.current, ...cells]),
      ),
  );
  const [{ isLoading, error }, setLoading] = useState<Loading>({ isLoading: true, error: null });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ filter, sort, attempt });
  useEffect(() => {
    const { filter, sort } = JSON.parse(asked) as { filter: TrackFilter | null; sort: TrackSort };
    let isGone = false;
    setLoading({ isLoading: true, error: null });
    void loadAll(
      (after) => pageOf(relay, { workspaceId, filter, sort, after }),
      (rows) => !isGone && book.learn(rows),
      () => isGone,
    ).then(
      () => !isGone && setLoading({ isLoading: false, error: null }),
      (error: unknown) => !isGone && setLoading({ isLoading: false, error }),
    );
    return () => {
      isGone = true;
    };
  }, [relay, book, workspaceId, asked]);
  useEffect(() => {
    const retry = () => book.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      book.close();
    };
  }, [book]);
  useSyncExternalStore(book.subscribe, book.revision);
  return {
    book,
    isLoading,
    error,
    reload: () => setAttempt((before) => before + 1),
    offered,
    takeOffered: (isWanted: boolean) => {
      shelved.current = [];
      if (isWanted) book.write(offered);
      else shelf.write([]);
    },
  };
}

async function loadAll(
  page: (after: string | null) => Promise<{ rows: SheetRow[]; next: string | null }>,
  onRows: (rows: SheetRow[]) => void,
  isGone: () => boolean,
): Promise<void> {
  const all: SheetRow[] = [];
  for (let after: string | null = null, isFirst = true; (isFirst || after) && !isGone(); isFirst = false) {
    const { rows, next } = await page(after);
    all.push(...rows);
    onRows([...all]);
    after = next;
  }
}

async function pageOf(
  relay: ReturnType<typeof useRelayEnvironment>,
  variables: useSheetBookQuery["variables"],
): Promise<{ rows: SheetRow[]; next: string | null }> {
  const answer = await fetchQuery<useSheetBookQuery>(
    relay,
    graphql`
      query useSheetBookQuery($workspaceId: ID!, $filter: TrackFilter, $sort: TrackSort, $after: String) {
        node(id: $workspaceId) {
          ... on Workspace @alias(as: "workspace") {
            tracks(first: 100, after: $after, filter: $filter, sort: $sort) {
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  ...sheetTrack_track
                }
              }
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  const tracks = answer?.node?.workspace?.tracks;
  return {
    rows: tracks?.edges.map(({ node }) => sheetRowOf(node)) ?? [],
    next: tracks?.pageInfo.hasNextPage ? (tracks.pageInfo.endCursor ?? null) : null,
  };
}
