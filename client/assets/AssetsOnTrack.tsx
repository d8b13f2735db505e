import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { AssetsOnTrackQuery } from "../__generated__/AssetsOnTrackQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { AssetsOnPlace } from "./AssetsOnPlace.tsx";

/** What lies beside a track, below its own files. */
export function AssetsOnTrack() {
  const { t } = useLingui();
  const { viewer, node } = useScreenQuery<AssetsOnTrackQuery>(graphql`
    query AssetsOnTrackQuery($id: ID!, $filter: AssetFilter) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          id
          title
        }
      }
      viewer {
        workspace {
          ...AssetsOnPlace_workspace @arguments(filter: $filter)
        }
      }
    }
  `);
  if (!viewer?.workspace || !node?.track) return null;
  return (
    <SettingsCard title={t`Assets`} lead={t`Stems, sheet music and other files of this track.`}>
      <AssetsOnPlace workspace={viewer.workspace} place={node.track} />
    </SettingsCard>
  );
}
