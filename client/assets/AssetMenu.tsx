import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowBackUp, IconDots, IconDownload, IconTrash } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import type { AssetMenu_asset$key } from "../__generated__/AssetMenu_asset.graphql.ts";
import { useAssetVerbs } from "./useAssetVerbs.ts";

/** What else can be done with an asset. */
export function AssetMenu({ asset: assetRef }: { asset: AssetMenu_asset$key }) {
  const { t } = useLingui();
  const { throwAway, takeBack } = useAssetVerbs();
  const asset = useFragment(
    graphql`
      fragment AssetMenu_asset on Asset {
        id
        name
        downloadUrl
        deletedAt
      }
    `,
    assetRef,
  );
  const { name, downloadUrl, deletedAt } = asset;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className="asset-more" aria-label={t`More about ${name}`} size={44}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={downloadUrl}
          download
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          {t`Download`}
        </Menu.Item>
        {deletedAt ? (
          <Menu.Item
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            onClick={() => void takeBack(asset)}
          >
            {t`Restore`}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => void throwAway(asset)}
          >
            {t`Delete`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
