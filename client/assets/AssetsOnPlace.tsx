import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../domain/formatBytes.ts";
import type { AssetsOnPlace_workspace$key } from "../__generated__/AssetsOnPlace_workspace.graphql.ts";
import { AssetPicture } from "./AssetPicture.tsx";
import { assetPath, assetsOn } from "./assetAddress.ts";
import type { Place } from "./PlaceSelect.tsx";
import { useAssetLabels } from "./useAssetLabels.ts";
import "./assets.css";

interface Props {
  workspace: AssetsOnPlace_workspace$key;
  place: Place;
}

/** The files that lie beside one track or release, in short. */
export function AssetsOnPlace({ workspace, place }: Props) {
  const { t, i18n } = useLingui();
  const labels = useAssetLabels();
  const { assets } = useFragment(
    graphql`
      fragment AssetsOnPlace_workspace on Workspace
      @argumentDefinitions(filter: { type: "AssetFilter" }) {
        assets(first: 20, filter: $filter) {
          totalCount
          edges {
            node {
              id
              name
              kind
              stemCategory
              format
              bytes
              previewUrl(width: 320)
            }
          }
        }
      }
    `,
    workspace,
  );
  return (
    <>
      {assets.edges.length > 0 && (
        <ul className="asset-brief">
          {assets.edges.map(({ node: { id, name, kind, stemCategory, format, bytes, previewUrl } }) => (
            <li key={id}>
              <AssetPicture format={format} previewUrl={previewUrl} alt="" />
              <div>
                <Link to={assetPath({ id, name })}>{name}</Link>
                <span className="asset-dim">
                  {[
                    labels.kind(kind),
                    stemCategory && labels.stem(stemCategory),
                    formatBytes(bytes, i18n.locale),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {assets.edges.length === 0 && <p className="asset-dim">{t`No files yet.`}</p>}
      <Anchor component={Link} to={assetsOn(place)} className="asset-all">
        {assets.totalCount > assets.edges.length ? t`All ${assets.totalCount} files` : t`Open in assets`}
      </Anchor>
    </>
  );
}
