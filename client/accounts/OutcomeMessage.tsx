import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { useRefusal } from "../i18n/useRefusal.ts";
import { isDemo } from "./demo.ts";
import { FormMessage } from "./FormMessage.tsx";
import type { Outcome } from "./useOutcome.ts";

/** What the form says. In a demo without a mail server the mail itself is one step away. */
export function OutcomeMessage({ outcome, isMagic }: { outcome: Outcome; isMagic: boolean }) {
  const { t } = useLingui();
  const said = useRefusal();
  if (outcome.told === null) return null;
  return (
    <FormMessage text={said(outcome.told)} isSuccess={outcome.isSuccess}>
      {outcome.isSuccess && isMagic && isDemo() && (
        <Anchor href="/dev/mail" target="_blank" rel="noopener">
          {t`Open the demo's mailbox`}
        </Anchor>
      )}
    </FormMessage>
  );
}
