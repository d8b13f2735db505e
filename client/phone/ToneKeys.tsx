import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { KEYS, type Key, playTone } from "./playTone.ts";

/** Twelve keys of a telephone; each sounds. */
export function ToneKeys({ onKey }: { onKey: (key: Key) => void }) {
  const { t } = useLingui();
  const names: Partial<Record<Key, string>> = { "*": t`Star`, "#": t`Hash` };
  return (
    <div className="phone-keys">
      {KEYS.map((key) => (
        <Button
          key={key}
          variant="default"
          aria-label={names[key] ?? key}
          onClick={() => {
            playTone(key);
            onKey(key);
          }}
        >
          {key}
        </Button>
      ))}
    </div>
  );
}
