import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import type { useBulkSetQuery } from "../../__generated__/useBulkSetQuery.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import { SheetBook, type SheetRow } from "../sheet/SheetBook.ts";
import { sheetRowOf } from "../sheet/sheetTrack.ts";
import { useColumnLabels } from "../sheet/useColumnLabels.ts";
import { useSaveRows } from "../sheet/useSaveRows.ts";

/** Tracks that one question asks for: their ids travel in its address, which servers take up to some length. */
const READ_AT_ONCE = 50;

/** Writes one value into tracks of the list, by a sheet that nobody sees: judged, saved and taken back as there. */
export function useBulkSet() {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const save = useSaveRows();
  const labels = useColumnLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();

  async function read(ids: readonly string[]): Promise<SheetRow[]> {
    const answer = await fetchQuery<useBulkSetQuery>(
      relay,
      graphql`
        query useBulkSetQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ...sheetTrack_track @alias(as: "track")
          }
        }
      `,
      { ids: [...ids] },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return answer?.nodes.flatMap((node) => (node?.track ? [sheetRowOf(node.track)] : [])) ?? [];
  }

  /** Writes into the sheet and waits for the server. Where it is not reached nothing is tried again later, unseen. */
  async function write(book: SheetBook, change: () => void): Promise<boolean> {
    change();
    try {
      await settled(book);
      return true;
    } catch (error) {
      book.close();
      showError(error);
      return false;
    }
  }

  return async (ids: readonly string[], column: ColumnKey, text: string): Promise<void> => {
    const rows: SheetRow[] = [];
    try {
      for (let from = 0; from < ids.length; from += READ_AT_ONCE)
        rows.push(...(await read(ids.slice(from, from + READ_AT_ONCE))));
    } catch (error) {
      return showError(error);
    }
    const book = new SheetBook(save, () => {});
    book.learn(rows);
    if (!(await write(book, () => book.write(rows.map(({ id }) => ({ id, column, text })))))) return;
    const problems = rows.flatMap(({ id }) => book.problem(id, column) ?? []);
    const [problem] = problems;
    if (problem) showRefusal(said(problem));
    const total = rows.length;
    const done = total - problems.length;
    if (done === 0) return;
    const what = labels.label(column);
    const value = labels.shown(column, text) || t`None`;
    const message = problem
      ? t`${what}: ${value} on ${done} of ${total}.`
      : t`${what}: ${value} on all that were selected.`;
    if (book.canUndo) undoToast(message, () => void write(book, () => book.undo()));
    else notifications.show({ message });
  };
}

/** Until everything that was written is saved or refused. Throws what kept the server from answering. */
async function settled(book: SheetBook): Promise<void> {
  while (book.state !== "saved") {
    if (book.state === "waiting") throw book.failure;
    await new Promise<void>((resolve) => {
      const stop = book.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
