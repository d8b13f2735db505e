import { useLingui } from "@lingui/react/macro";
import { Alert, Button } from "@mantine/core";
import { IconAlertTriangle, IconDownload } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { formatBytes } from "../../domain/formatBytes.ts";
import { clockTime } from "../../domain/player/position.ts";
import type { AssetPreview_asset$key } from "../__generated__/AssetPreview_asset.graphql.ts";
import { Waveform } from "../player/Waveform.tsx";
import { AssetPicture } from "./AssetPicture.tsx";
import { useAssetLabels } from "./useAssetLabels.ts";

/** What can be seen or heard of an asset, what its file is, and what shops would say about a cover. */
export function AssetPreview({ asset: assetRef }: { asset: AssetPreview_asset$key }) {
  const { t, i18n } = useLingui();
  const labels = useAssetLabels();
  const asset = useFragment(
    graphql`
      fragment AssetPreview_asset on Asset {
        name
        altText
        kind
        format
        bytes
        width
        height
        duration
        fileName
        preview
        largeUrl: previewUrl(width: 1280)
        listenUrl
        peaks
        downloadUrl
        coverFaults
      }
    `,
    assetRef,
  );
  const { name, altText, kind, format, bytes, width, height, duration, preview, listenUrl, peaks } = asset;
  const facts = [
    labels.format(format),
    formatBytes(bytes, i18n.locale),
    width && height ? `${width} × ${height} px` : "",
    duration ? clockTime(duration) : "",
  ].filter(Boolean);
  return (
    <div className="asset-preview">
      {!listenUrl && <AssetPicture format={format} previewUrl={asset.largeUrl} alt={altText ?? name} />}
      {listenUrl && (
        <>
          {peaks && <Waveform peaks={peaks} to={0} />}
          {/* biome-ignore lint/a11y/useMediaCaption: a part of a mix has no words to read along. */}
          <audio controls preload="none" src={listenUrl} aria-label={name} />
        </>
      )}
      {preview === "making" && <p className="asset-dim" role="status">{t`Preparing it for listening…`}</p>}
      {preview === "failed" && (
        <p className="asset-dim">{t`This sound could not be prepared for listening.`}</p>
      )}
      <p className="asset-dim">{[asset.fileName, ...facts].join(" · ")}</p>
      {asset.coverFaults.length > 0 && (
        <Alert
          color="amber"
          icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
          title={t`What stores would say`}
        >
          <ul className="asset-faults">
            {asset.coverFaults.map((fault) => (
              <li key={fault}>{labels.fault(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {kind === "cover" && asset.coverFaults.length === 0 && (
        <p className="asset-dim">{t`Stores accept this cover.`}</p>
      )}
      <Button
        component="a"
        href={asset.downloadUrl}
        download
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {t`Download`}
      </Button>
    </div>
  );
}
