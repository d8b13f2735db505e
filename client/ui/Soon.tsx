import { useLingui } from "@lingui/react/macro";

/** Only for the eyes: the card behind says it in words, and what leads there keeps its name. */
export function Soon() {
  const { t } = useLingui();
  return (
    <span className="shell-soon" aria-hidden>
      {t`Soon`}
    </span>
  );
}
