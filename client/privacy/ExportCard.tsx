import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Progress, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../domain/formatBytes.ts";
import type { ExportCard_viewer$key } from "../__generated__/ExportCard_viewer.graphql.ts";
import type { ExportCardMutation } from "../__generated__/ExportCardMutation.graphql.ts";
import type { ExportCardQuery } from "../__generated__/ExportCardQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";

const LOOK_MS = 1500;

/** Everything about a person as one file: asked for, collected while one watches or leaves, downloaded for a week. */
export function ExportCard({ viewer }: { viewer: ExportCard_viewer$key }) {
  const { t, i18n } = useLingui();
  const showError = useErrorToast();
  const { dataExport } = useFragment(
    graphql`
      fragment ExportCard_viewer on Viewer {
        dataExport {
          state
          progress
          bytes
          expiresAt
          nextAt
          url
        }
      }
    `,
    viewer,
  );
  const commit = useCommit<ExportCardMutation>(graphql`
    mutation ExportCardMutation {
      requestDataExport {
        __typename
        ... on RequestDataExportPayload {
          viewer {
            id
            ...ExportCard_viewer
          }
        }
      }
    }
  `);
  const isCollecting = dataExport?.state === "collecting";
  useWatch(isCollecting);

  async function request() {
    try {
      const { requestDataExport: answer } = await commit({});
      if (answer.__typename !== "RequestDataExportPayload") showError();
    } catch (error) {
      showError(error);
    }
  }

  const day = (time: string) => i18n.date(new Date(time), { dateStyle: "long" });
  const nextDay = dataExport?.nextAt ? day(dataExport.nextAt) : null;
  const lastDay = dataExport?.expiresAt ? day(dataExport.expiresAt) : "";
  const size = formatBytes(dataExport?.bytes ?? 0, i18n.locale);
  return (
    <SettingsCard
      title={t`Download your data`}
      lead={t`One ZIP file with everything that is kept about you, and the originals of your music and pictures. Once in 7 days.`}
    >
      {isCollecting && (
        <div role="status">
          <Text>{t`We are preparing your data. You can leave this page: we email you when it is ready.`}</Text>
          <Progress
            size="lg"
            radius="xl"
            mt="sm"
            value={Math.max(3, dataExport.progress)}
            aria-label={t`Progress of your data`}
          />
        </div>
      )}
      {dataExport?.state === "failed" && (
        <p className="settings-refusal" role="alert">
          {t`The file could not be made. Please try again.`}
        </p>
      )}
      {dataExport?.url && (
        <>
          <Button
            component="a"
            href={dataExport.url}
            download="levare-data.zip"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            className="settings-start"
          >
            {t`Download (${size})`}
          </Button>
          <Text c="dimmed">{t`It can be downloaded until ${lastDay}.`}</Text>
        </>
      )}
      {!isCollecting && (!dataExport || dataExport.nextAt === null) && (
        <Button variant="default" className="settings-start" onClick={() => void request()}>
          {t`Request my data`}
        </Button>
      )}
      {!isCollecting && nextDay && (
        <Text c="dimmed">{t`You can ask for the next file from ${nextDay} on.`}</Text>
      )}
      <p className="settings-links">
        <Anchor component={Link} to="/privacy-policy">
          {t`Privacy policy`}
        </Anchor>
      </p>
    </SettingsCard>
  );
}

/** Looks at the work again and again while it goes on. */
function useWatch(isCollecting: boolean): void {
  const relay = useRelayEnvironment();
  useEffect(() => {
    if (!isCollecting) return;
    const timer = setInterval(
      () =>
        fetchQuery<ExportCardQuery>(
          relay,
          graphql`
            query ExportCardQuery {
              viewer {
                ...ExportCard_viewer
              }
            }
          `,
          {},
          { fetchPolicy: "network-only" },
        )
          .toPromise()
          // The next look may reach the server again.
          .catch(() => {}),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [isCollecting, relay]);
}
