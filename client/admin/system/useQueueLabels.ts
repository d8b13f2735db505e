import { useLingui } from "@lingui/react/macro";

/** What a queue is called; one that nobody named here keeps its own name. */
export function useQueueLabels(): (name: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    "ingest-upload": t`Looking into uploads`,
    "render-track": t`Making streams`,
    "sweep-uploads": t`Sweeping unfinished uploads`,
    "clear-picture": t`Clearing replaced pictures`,
    "erase-workspaces": t`Erasing deleted studios`,
    "erase-person": t`Erasing people who asked for it`,
    "collect-export": t`Collecting a person's data`,
    "reconcile-privacy": t`Looking after deletions and exports`,
    "send-broadcast": t`Sending announcements`,
    "reconcile-broadcasts": t`Looking for announcements that are due`,
    "refresh-term": t`Renewing search after a change of words`,
  };
  return (name) => words[name] ?? name;
}
