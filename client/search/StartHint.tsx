import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { SEARCH_TIP, START_TYPING } from "../../domain/search/texts.ts";
import { useLiteral } from "../i18n/useLiteral.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

const EXAMPLES = ["genre:electronic", "bpm:120-140"];

/** What stands where nothing is asked yet. */
export function StartHint({ onExample }: { onExample: (text: string) => void }) {
  const { t } = useLingui();
  const literal = useLiteral();
  return (
    <div className="search-empty">
      <EmptyState
        title={literal(START_TYPING)}
        headingLevel={3}
        action={
          <div className="search-examples">
            {EXAMPLES.map((example) => (
              <Button
                key={example}
                variant="default"
                aria-label={t`Try ${example}`}
                onClick={() => onExample(example)}
              >
                <code>{example}</code>
              </Button>
            ))}
          </div>
        }
      >
        {literal(SEARCH_TIP)}
      </EmptyState>
    </div>
  );
}
