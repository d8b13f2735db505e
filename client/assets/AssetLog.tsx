import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { AssetLog_asset$key } from "../__generated__/AssetLog_asset.graphql.ts";

/** Who took which file of the asset home, and when. */
export function AssetLog({ asset: assetRef }: { asset: AssetLog_asset$key }) {
  const { t, i18n } = useLingui();
  const { downloads, downloadCount } = useFragment(
    graphql`
      fragment AssetLog_asset on Asset {
        downloadCount
        downloads {
          downloadId
          number
          userName
          isByLink
          linkLabel
          createdAt
        }
      }
    `,
    assetRef,
  );
  if (downloads.length === 0)
    return (
      <Text c="dimmed" mt="md">
        {t`Nobody has downloaded this file yet.`}
      </Text>
    );
  const moment = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <ol className="asset-lines" aria-label={t`Downloads`}>
        {downloads.map(({ downloadId, number, userName, isByLink, linkLabel, createdAt }) => (
          <li key={downloadId}>
            <div>
              <strong>{isByLink ? t`By a link` : (userName ?? t`Somebody`)}</strong>
              <span className="asset-dim">
                {[
                  isByLink ? linkLabel || t`Without a name` : "",
                  t`Version ${number}`,
                  moment.format(new Date(createdAt)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {downloadCount > downloads.length && (
        <Text c="dimmed" mt="sm">
          {t`The latest ${downloads.length} of ${downloadCount}.`}
        </Text>
      )}
    </>
  );
}
