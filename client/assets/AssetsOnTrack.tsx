import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { AssetsOnTrackQuery } from "../__generated__/AssetsOnTrackQuery.graphql.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { AssetsOnPlace } from "./AssetsOnPlace.tsx";

/** What lies beside a track, below its own files. */
export function AssetsOnTrack() {
  const { t } = useLingui();
  const id = globalIdIn("Track", useParams().id);
  const { viewer } = useScreenQuery<AssetsOnTrackQuery>(graphql`
    query AssetsOnTrackQuery($filter: AssetFilter) @preloadable {
      viewer {
        workspace {
          ...AssetsOnPlace_workspace @arguments(filter: $filter)
        }
      }
    }
  `);
  if (!viewer?.workspace) return null;
  return (
    <SettingsCard title={t`Assets`} lead={t`Stems, sheet music and other files of this track.`}>
      <AssetsOnPlace workspace={viewer.workspace} placeId={id} />
    </SettingsCard>
  );
}
