import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { graphql } from "react-relay";
import type { FilesTabQuery } from "../../__generated__/FilesTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { formatBytes } from "../formatBytes.ts";

/** The file that was uploaded. */
export function FilesTab() {
  const { t, i18n } = useLingui();
  const { node } = useScreenQuery<FilesTabQuery>(graphql`
    query FilesTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track {
          lossless
          master {
            format
            bytes
            sha256
          }
        }
      }
    }
  `);
  const master = node?.master;
  if (!master) return null;
  return (
    <SettingsCard title={t`Master`} lead={t`The file as you uploaded it. Streams are made from it.`}>
      <dl className="track-facts">
        <dt>{t`Format`}</dt>
        <dd>
          {master.format.toUpperCase()}{" "}
          <Badge variant="light" color={node.lossless ? "green" : "yellow"}>
            {node.lossless ? t`Lossless` : t`Lossy`}
          </Badge>
        </dd>
        <dt>{t`Size`}</dt>
        <dd>{formatBytes(master.bytes, i18n.locale)}</dd>
        <dt>{t`Fingerprint (SHA-256)`}</dt>
        <dd>
          <code>{master.sha256}</code>
        </dd>
      </dl>
    </SettingsCard>
  );
}
