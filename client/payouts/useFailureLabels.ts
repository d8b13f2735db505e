import { useLingui } from "@lingui/react/macro";
import { RequestFailed } from "../app/RequestFailed.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** What is said where a request got no answer: that one is offline, or that it failed. */
export function useFailureLabels(): (error: unknown) => string {
  const { t } = useLingui();
  const said = useRefusal();
  return (error) =>
    error instanceof RequestFailed && error.told ? said(error.told) : t`That did not work. Please try again.`;
}
