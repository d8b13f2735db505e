import { useEffect, useState } from "react";
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from "react-relay";
import type { Target } from "../../../domain/catalog/table/guessColumns.ts";
import type { useImportCancelMutation } from "../../__generated__/useImportCancelMutation.graphql.ts";
import type { useImportQuery } from "../../__generated__/useImportQuery.graphql.ts";
import type { useImportStartMutation } from "../../__generated__/useImportStartMutation.graphql.ts";
import type { useImportSubscription } from "../../__generated__/useImportSubscription.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { OWN_HEADERS } from "../../app/network.ts";
import { accidentIn, type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";

export type ImportFile = NonNullable<NonNullable<useImportQuery["response"]["node"]>["file"]>;

interface Sent {
  fileName: string;
  csv: string;
  mapping: readonly (Target | null)[];
  emptyClears: boolean;
}

const ASK_EVERY_MS = 1_000;

/** One file on its way into the catalog: checked, begun, watched, given up. */
export function useImport(workspaceId: string, onImported: () => void) {
  const relay = useRelayEnvironment();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const start = useCommit<useImportStartMutation>(graphql`
    mutation useImportStartMutation($input: StartImportInput!) {
      startImport(input: $input) {
        __typename
      }
    }
  `);
  const cancel = useCommit<useImportCancelMutation>(graphql`
    mutation useImportCancelMutation($input: CancelImportInput!) {
      cancelImport(input: $input) {
        __typename
      }
    }
  `);

  async function look(id: string): Promise<ImportFile | null> {
    const answer = await fetchQuery<useImportQuery>(
      relay,
      graphql`
        query useImportQuery($id: ID!) {
          node(id: $id) {
            ... on TrackImport @alias(as: "file") {
              id
              fileName
              state
              reportUrl
              counts {
                outcome
                count
              }
              rows {
                line
                outcome
                name
                problems {
                  column
                  cell
                  code
                  params
                  message
                }
              }
            }
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const found = answer?.node?.file ?? null;
    if (found) setFile(found);
    return found;
  }
  async function trying(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    await act().catch((error) => setProblem(accidentIn(error)));
    setBusy(false);
  }
  const check = (sent: Sent) =>
    trying(async () => {
      const answer = await fetch("/api/catalog/imports", {
        method: "POST",
        headers: { ...OWN_HEADERS, "content-type": "application/json" },
        body: JSON.stringify({ ...sent, workspaceId, key: crypto.randomUUID() }),
      });
      const told = (await answer.json()) as { id?: string };
      if (told.id) await look(told.id);
      else setProblem(refusalIn(told));
    });

  const id = file?.id;
  const isQueued = file?.state === "queued";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is made anew each time and does the same
  useEffect(() => {
    if (!id || !isQueued) return;
    let isGone = false;
    // News come without asking; should they not arrive, asking finds out.
    const timer = setInterval(() => void look(id).catch(() => null), ASK_EVERY_MS);
    const listening = requestSubscription<useImportSubscription>(relay, {
      subscription: graphql`
        subscription useImportSubscription($workspaceId: ID!) {
          importProgress(workspaceId: $workspaceId) {
            importId
            done
            total
          }
        }
      `,
      variables: { workspaceId },
      onNext: (news) => {
        if (!isGone && news?.importProgress.importId === id) setProgress(news.importProgress);
      },
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      listening.dispose();
    };
  }, [relay, workspaceId, id, isQueued]);
  const isDone = file?.state === "done";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isDone) onImported();
  }, [isDone]);

  return {
    file,
    problem,
    isBusy,
    progress,
    check,
    begin: (choices: { takesSuggestions: boolean; skipsWrong: boolean }) =>
      trying(async () => {
        if (!file) return;
        await start({ input: { id: file.id, ...choices } });
        await look(file.id);
      }),
    giveUp: () =>
      trying(async () => {
        if (!file) return;
        await cancel({ input: { id: file.id } });
        await look(file.id);
      }),
    forget: () => setFile(null),
  };
}
export type ImportWork = ReturnType<typeof useImport>;
