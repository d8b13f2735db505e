import { useLingui } from "@lingui/react/macro";
import { Button, Stack } from "@mantine/core";
import { IconDownload, IconFileUpload } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { sizeRefusal } from "../../domain/assets/asset.ts";
import { type AssetKind, extensionsOf } from "../../domain/assets/assetKind.ts";
import { formatBytes } from "../../domain/formatBytes.ts";
import type { AssetVersions_asset$key } from "../__generated__/AssetVersions_asset.graphql.ts";
import { useUploads } from "../catalog/uploads.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { showRefusal } from "../ui/showFailure.ts";
import { useFilePicker } from "./useFilePicker.tsx";

interface Props {
  asset: AssetVersions_asset$key;
  isEditable: boolean;
  onUpgrade: () => void;
}

/** Every file that the asset ever had, newest first; each can be downloaded. */
export function AssetVersions({ asset: assetRef, isEditable, onUpgrade }: Props) {
  const { t, i18n } = useLingui();
  const uploads = useUploads();
  const said = useRefusal();
  const asset = useFragment(
    graphql`
      fragment AssetVersions_asset on Asset {
        id
        name
        kind
        versions {
          number
          fileName
          bytes
          sha256
          downloadUrl
          createdAt
        }
      }
    `,
    assetRef,
  );
  const kind = asset.kind as AssetKind;
  const { pick, input } = useFilePicker({
    label: t`Choose the new version`,
    accept: extensionsOf(kind).join(","),
    onFiles: ([file]) => {
      if (!file) return;
      const problem = sizeRefusal(kind, file.size);
      if (problem) showRefusal(said(problem));
      else
        uploads.addOthers([
          { file, told: { purpose: "asset", asset: asset.id }, note: t`New version of ${asset.name}` },
        ]);
    },
  });
  const moment = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Stack mt="md">
      <Button
        variant="default"
        leftSection={<IconFileUpload size={18} stroke={1.75} aria-hidden />}
        onClick={isEditable ? pick : onUpgrade}
      >
        {t`Upload new version`}
      </Button>
      {input}
      <ol className="asset-lines" aria-label={t`Versions`}>
        {asset.versions.map(({ number, fileName, bytes, sha256, downloadUrl, createdAt }) => (
          <li key={number}>
            <div>
              <strong>
                {t`Version ${number}`} · {fileName}
              </strong>
              <span className="asset-dim">
                {formatBytes(bytes, i18n.locale)} · {moment.format(new Date(createdAt))}
              </span>
              <code className="asset-hash" title={sha256}>
                SHA-256 {sha256.slice(0, 16)}…
              </code>
            </div>
            <Button
              component="a"
              href={downloadUrl}
              download
              variant="default"
              aria-label={t`Download version ${number}`}
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            >
              {t`Download`}
            </Button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
