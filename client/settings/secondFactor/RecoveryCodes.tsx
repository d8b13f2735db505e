import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { copyText } from "../../publicPages/copyText.ts";

interface Props {
  codes: readonly string[];
  /** They are somewhere safe: from here on nobody shows them again. */
  onKept: () => void;
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join("\n")}\n`;

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <section className="second-factor-codes" aria-label={t`Recovery codes`}>
      <h3>{t`Keep these recovery codes`}</h3>
      <p>{t`Each of them signs you in once if your phone is lost. You will not see them here again: save them in your password manager or on paper.`}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? t`Copied` : t`Copy`}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download="levare-recovery-codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t`Save as a file`}
        </Button>
        <Button onClick={onKept}>{t`I have kept them`}</Button>
      </Group>
    </section>
  );
}
