import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text, Title } from "@mantine/core";
import { useLayoutEffect } from "react";
import { usePlatform } from "../app/platform.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { endFirstView } from "./endFirstView.ts";

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
  useLayoutEffect(endFirstView, []);
  const failed = error instanceof RequestFailed ? error : null;
  const isOffline = failed?.code === "OFFLINE";
  return (
    <section className="lv-error" role="alert" data-offline={isOffline || undefined}>
      <Title order={headingLevel} size="h2">
        {isOffline ? t`You are offline` : t`This part did not load`}
      </Title>
      <Text c="dimmed">
        {failed ? said(failed.told) : t`Something went wrong on this page. The rest of Levare still works.`}
      </Text>
      {failed?.requestId && (
        <Text size="sm" c="dimmed">
          {t`If you need help, mention this code:`} <code>{failed.requestId}</code>
        </Text>
      )}
      {supportEmail && !isOffline && (
        <Text size="sm" c="dimmed">
          {t`Still happening? Write to`} <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
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
