import { useLingui } from "@lingui/react/macro";

/** What a queue is called; one that nobody named here keeps its own name. */
export function useQueueWords(): (name: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    "ingest-upload": t`Looking into uploads`,
    "render-track": t`Making streams`,
    "sweep-uploads": t`Sweeping unfinished uploads`,
  };
  return (name) => words[name] ?? name;
}
