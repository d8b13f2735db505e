import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import type { useBulkSetQuery } from "../../__generated__/useBulkSetQuery.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { SheetBook } from "../sheet/SheetBook.ts";
import { sheetRowOf } from "../sheet/sheetTrack.ts";
import { useColumnLabels } from "../sheet/useColumnLabels.ts";
import { useSaveRows } from "../sheet/useSaveRows.ts";

/** Writes one value into tracks of the list, by a sheet that nobody sees: judged, saved and taken back as there. */
export function useBulkSet() {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const save = useSaveRows();
  const labels = useColumnLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();

  async function sheetOf(ids: readonly string[]): Promise<SheetBook> {
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
    const book = new SheetBook(save, () => {});
    book.learn(answer?.nodes.flatMap((node) => (node?.track ? [sheetRowOf(node.track)] : [])) ?? []);
    return book;
  }

  return async (ids: readonly string[], column: ColumnKey, text: string): Promise<void> => {
    let book: SheetBook | null = null;
    try {
      book = await sheetOf(ids);
      book.write(book.rows.map(({ id }) => ({ id, column, text })));
      await settled(book);
      const { rows } = book;
      const problem = rows.map(({ id }) => book?.problem(id, column)).find(Boolean);
      if (problem) notifications.show({ message: said(problem), color: "amber", role: "alert" });
      const what = labels.label(column);
      const value = labels.shown(column, text) || t`None`;
      if (book.canUndo) undoToast(t`${what}: ${value} on all that were selected.`, () => book?.undo());
    } catch (error) {
      book?.close();
      showError(error);
    }
  };
}

/** Until everything that was written is saved or refused; fails where the server is not reached. */
async function settled(book: SheetBook): Promise<void> {
  while (book.state !== "saved") {
    if (book.state === "waiting") throw new TypeError("Failed to fetch");
    await new Promise<void>((resolve) => {
      const stop = book.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
