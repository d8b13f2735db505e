import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { REFUSED_BY_SHOPS } from "../../domain/assets/coverReport.ts";
import { formatBytes } from "../../domain/formatBytes.ts";
import { clockTime } from "../../domain/player/position.ts";
import type { AssetCard_asset$key } from "../__generated__/AssetCard_asset.graphql.ts";
import { plainWordOf } from "../app/readableAddress.ts";
import { AssetMenu } from "./AssetMenu.tsx";
import { AssetPicture } from "./AssetPicture.tsx";
import { assetPath } from "./assetAddress.ts";
import { useAssetLabels } from "./useAssetLabels.ts";

const isRefused = (fault: string) => (REFUSED_BY_SHOPS as readonly string[]).includes(fault);

/** One asset of the list: what it is, where it belongs, who may have it. It opens over the list. */
export function AssetCard({ asset: assetRef }: { asset: AssetCard_asset$key }) {
  const { t, i18n } = useLingui();
  const labels = useAssetLabels();
  const [address] = useSearchParams();
  const asset = useFragment(
    graphql`
      fragment AssetCard_asset on Asset {
        id
        name
        kind
        stemCategory
        format
        bytes
        duration
        number
        previewUrl(width: 320)
        altText
        access
        coverFaults
        deletedAt
        track {
          title
        }
        release {
          title
        }
        ...AssetMenu_asset
      }
    `,
    assetRef,
  );
  const { id, name, kind, stemCategory, format, bytes, duration, number, access, coverFaults } = asset;
  const opened = new URLSearchParams(address);
  opened.set("asset", plainWordOf(id, name));
  const facts = [
    labels.format(format),
    formatBytes(bytes, i18n.locale),
    duration ? clockTime(duration) : "",
    number > 1 ? t`Version ${number}` : "",
  ].filter(Boolean);
  const place = asset.track?.title ?? asset.release?.title;
  return (
    <article className="asset-card">
      <AssetPicture format={format} previewUrl={asset.previewUrl} alt={asset.altText ?? ""} />
      <div className="asset-words">
        <Link
          className="asset-name"
          to={address.size > 0 ? `?${opened}` : assetPath(asset)}
          preventScrollReset
          replace
        >
          {name}
        </Link>
        <span>
          {labels.kind(kind)}
          {stemCategory && ` · ${labels.stem(stemCategory)}`}
        </span>
        <span className="asset-dim">{facts.join(" · ")}</span>
        {place && <span className="asset-dim asset-place">{place}</span>}
      </div>
      <div className="asset-signs">
        {access !== "private" && <Badge variant="light">{labels.access(access)}</Badge>}
        {coverFaults.length > 0 && (
          <Badge
            color="amber"
            variant="light"
            leftSection={<IconAlertTriangle size={14} aria-hidden />}
            title={coverFaults.map(labels.fault).join(" ")}
          >
            {coverFaults.some(isRefused) ? t`Not for stores` : t`Cover hints`}
          </Badge>
        )}
      </div>
      <AssetMenu asset={asset} />
    </article>
  );
}
