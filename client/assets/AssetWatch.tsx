import { useEffectEvent, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { AssetWatchSubscription } from "../__generated__/AssetWatchSubscription.graphql.ts";

interface Props {
  workspaceId: string;
  /** Hears of an asset that was added, changed, thrown away or taken back. */
  onChange: (id: string) => void;
}

/** Hears every change of the workspace's assets: uploads that are done, previews that are made, saves of others. Draws nothing. */
export function AssetWatch({ workspaceId, onChange }: Props) {
  const notify = useEffectEvent(onChange);
  useSubscription<AssetWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription AssetWatchSubscription($workspaceId: ID!) {
            assetChanged(workspaceId: $workspaceId) {
              id
              ...AssetCard_asset
              ...AssetPreview_asset
              ...AssetAbout_asset
              ...AssetVersions_asset
            }
          }
        `,
        variables: { workspaceId },
        onNext: (answer) => {
          if (answer?.assetChanged) notify(answer.assetChanged.id);
        },
      }),
      [workspaceId],
    ),
  );
  return null;
}
