import { useLingui } from "@lingui/react/macro";
import { QUEUE_LABELS } from "./queueLabels.ts";

/** What a queue is called; one of a version that is gone is work of before. */
export function useQueueLabels(): (name: string) => string {
  const { t, i18n } = useLingui();
  return (name) => {
    const words = QUEUE_LABELS[name];
    return words ? i18n._(words) : t`Work of an earlier version`;
  };
}
