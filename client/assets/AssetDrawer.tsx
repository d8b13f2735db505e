import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AssetDrawerQuery } from "../__generated__/AssetDrawerQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../app/readableAddress.ts";
import { useDevice } from "../app/useDevice.ts";
import { StandsOn } from "../settings/LeaveDialog.tsx";
import { AppDrawer } from "../ui/AppDrawer.tsx";
import { KeptPanel } from "../ui/KeptPanel.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { AssetAbout } from "./AssetAbout.tsx";
import { AssetLinks } from "./AssetLinks.tsx";
import { AssetLog } from "./AssetLog.tsx";
import { AssetPreview } from "./AssetPreview.tsx";
import { AssetVersions } from "./AssetVersions.tsx";

interface Props {
  id: string;
  /** False: the plan lets it be looked at, not changed. */
  isEditable: boolean;
  onClose: () => void;
  onUpgrade: () => void;
}

/** One asset, over the list: its picture or sound, what is written about it, its files, its links and who took it home. */
export function AssetDrawer(props: Props) {
  const { t } = useLingui();
  const isPhone = useDevice() === "mobile";
  return (
    <AppDrawer isOpen onClose={props.onClose} title={t`Asset`} size={isPhone ? "100%" : 560}>
      <StandsOn value="asset">
        <Suspense fallback={<RowsSkeleton count={6} />}>
          <Opened key={props.id} {...props} />
        </Suspense>
      </StandsOn>
    </AppDrawer>
  );
}

function Opened({ id, isEditable, onUpgrade }: Props) {
  const { t } = useLingui();
  const { node } = useLazyLoadQuery<AssetDrawerQuery>(
    graphql`
      query AssetDrawerQuery($id: ID!) {
        node(id: $id) {
          ... on Asset @alias(as: "asset") {
            name
            versions {
              number
            }
            links {
              state
            }
            downloadCount
            ...AssetPreview_asset
            ...AssetAbout_asset
            ...AssetVersions_asset
            ...AssetLinks_asset
            ...AssetLog_asset
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const asset = node?.asset;
  useReadableParam("asset", asset ? plainWordOf(id, asset.name) : null);
  if (!asset) return <p>{t`This file is not here any more.`}</p>;
  const parts = [
    { value: "about", label: t`About` },
    { value: "versions", label: t`Versions (${asset.versions.length})` },
    { value: "links", label: t`Links (${asset.links.filter(({ state }) => state === "open").length})` },
    { value: "log", label: t`Downloads (${asset.downloadCount})` },
  ];
  return (
    <div className="asset-open">
      <h3>{asset.name}</h3>
      <AssetPreview asset={asset} />
      <Tabs defaultValue="about" keepMountedMode="display-none">
        <Tabs.List aria-label={t`Parts of the asset`}>
          {parts.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <KeptPanel value="about">
          <AssetAbout asset={asset} isEditable={isEditable} onUpgrade={onUpgrade} />
        </KeptPanel>
        <KeptPanel value="versions">
          <AssetVersions asset={asset} isEditable={isEditable} onUpgrade={onUpgrade} />
        </KeptPanel>
        <KeptPanel value="links">
          <AssetLinks asset={asset} isEditable={isEditable} onUpgrade={onUpgrade} />
        </KeptPanel>
        <KeptPanel value="log">
          <AssetLog asset={asset} />
        </KeptPanel>
      </Tabs>
    </div>
  );
}
