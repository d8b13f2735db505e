import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { DownloadFormat } from "../../domain/downloads/format.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { useDownloadMutation } from "../__generated__/useDownloadMutation.graphql.ts";
import type { useDownloadQuery } from "../__generated__/useDownloadQuery.graphql.ts";
import { type RefusalPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

const LOOK_EVERY_MS = 900;
const FAILED = refusal("downloads.failed");

/** Asks for a file, waits until it is made, and lets the browser save it. `progress` is null while nothing is made. */
export function useDownload() {
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const [progress, setProgress] = useState<number | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const [commit] = useMutation<useDownloadMutation>(graphql`
    mutation useDownloadMutation($input: PrepareDownloadInput!) {
      prepareDownload(input: $input) {
        __typename
        ... on PrepareDownloadPayload {
          download {
            id
            state
            url
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  const fail = useCallback(
    (refused: RefusalPayload) => {
      if (!isHere.current) return;
      setProgress(null);
      showFailure(said(refused));
    },
    [said],
  );

  const follow = useCallback(
    async (id: string): Promise<void> => {
      while (isHere.current) {
        const answer = await fetchQuery<useDownloadQuery>(
          relay,
          graphql`
            query useDownloadQuery($id: String!) {
              download(id: $id) {
                state
                progress
                failure {
                  code
                  params
                  message
                }
                url
              }
            }
          `,
          { id },
        ).toPromise();
        const download = answer?.download;
        if (!download || download.state === "failed") return fail(download?.failure ?? FAILED);
        if (download.url) {
          save(download.url);
          return setProgress(null);
        }
        setProgress(download.progress);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
    [relay, fail],
  );

  const download = useCallback(
    (id: string, format: DownloadFormat) => {
      setProgress(0);
      commit({
        variables: { input: { id, format } },
        onCompleted: ({ prepareDownload }) => {
          const wish = prepareDownload.download;
          if (!wish) return fail(refusalIn(prepareDownload));
          const { id: wishId, url } = wish;
          if (!url) return void follow(wishId).catch(() => fail(FAILED));
          save(url);
          setProgress(null);
        },
        onError: () => fail(refusal("general.noConnection")),
      });
    },
    [commit, fail, follow],
  );
  return { download, progress };
}

/** The server names the file, and sends it as one to be saved. */
function save(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
