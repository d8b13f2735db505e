import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";

interface Props {
  typed: string;
  /** What was searched for instead. */
  correction: string | null;
  /** Words without which it was searched, because nothing has them. */
  leftOut: readonly string[];
  /** What would find more. */
  suggestion: string | null;
  onText: (text: string) => void;
  onExact: () => void;
}

/** Says when something else was searched for than what was typed, with the way back; or offers it. */
export function Correction({ typed, correction, leftOut, suggestion, onText, onExact }: Props) {
  const { t } = useLingui();
  const words = leftOut.map((word) => t`“${word}”`).join(", ");
  if (correction !== null)
    return (
      <p className="search-correction">
        <Trans>
          Showing results for <strong>“{correction}”</strong>.
        </Trans>{" "}
        {words && <>{t`Left out, because it gave no results: ${words}.`} </>}
        <Button variant="subtle" size="compact-md" onClick={onExact}>
          {t`Search instead for “${typed}”`}
        </Button>
      </p>
    );
  if (suggestion === null) return null;
  return (
    <p className="search-correction">
      <Button variant="subtle" size="compact-md" onClick={() => onText(suggestion)}>
        {t`Did you mean “${suggestion}”?`}
      </Button>
    </p>
  );
}
