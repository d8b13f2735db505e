import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text, Title } from "@mantine/core";
import { usePlatform } from "../app/platform.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

interface Props {
  error: unknown;
  onRetry?: () => void;
  headingLevel?: 1 | 2 | 3;
}

/** A failure in plain words: what happened, how to name it when asking for help, what to do next. */
export function ErrorPanel({ error, onRetry, headingLevel = 2 }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { supportEmail } = usePlatform();
  const failed = error instanceof RequestFailed ? error : null;
  const isOffline = failed?.code === "OFFLINE";
  return (
    <section className="lv-error" role="alert" data-offline={isOffline || undefined}>
      <Title order={headingLevel} size="h2">
        {isOffline ? t`You are offline` : t`This part did not load`}
      </Title>
      <Text c="dimmed">
        {failed
          ? said(failed.told)
          : t`Something unexpected happened on this page. The rest of Levare goes on.`}
      </Text>
      {failed?.requestId && (
        <Text size="sm" c="dimmed">
          {t`If you ask for help, name this request:`} <code>{failed.requestId}</code>
        </Text>
      )}
      {supportEmail && !isOffline && (
        <Text size="sm" c="dimmed">
          {t`Does it go on like this? Write to`}{" "}
          <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
        </Text>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t`Retry`}
        </Button>
      )}
    </section>
  );
}
