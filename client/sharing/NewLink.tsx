import { useLingui } from "@lingui/react/macro";
import { Alert, Button, CopyButton, Stack, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";

/** A link that was made just now: its address is shown this once. */
export function NewLink({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <Alert title={t`The link is ready`} role="status">
      <Stack gap="sm">
        <TextInput
          label={t`Address`}
          description={t`Copy it now. You will not see it again.`}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
              onClick={copy}
            >
              {copied ? t`Copied` : t`Copy address`}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Alert>
  );
}
