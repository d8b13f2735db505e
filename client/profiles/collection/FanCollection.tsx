import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { FanCollection_profile$key } from "../../__generated__/FanCollection_profile.graphql.ts";
import { CollectedPlaylists } from "./CollectedPlaylists.tsx";
import { CollectedReleases } from "./CollectedReleases.tsx";
import { CollectedTracks } from "./CollectedTracks.tsx";
import { ListeningBadges } from "./ListeningBadges.tsx";
import "./collection.css";

/** What a fan keeps and earned, where they show it. Nothing where they do not. */
export function FanCollection({ profile: profileRef }: { profile: FanCollection_profile$key }) {
  const { t } = useLingui();
  const profile = useFragment(
    graphql`
      fragment FanCollection_profile on Profile {
        isOwn
        isCollectionPublic
        collection {
          __typename
        }
        ...ListeningBadges_profile
        ...CollectedReleases_profile
        ...CollectedTracks_profile
        ...CollectedPlaylists_profile
      }
    `,
    profileRef,
  );
  if (!profile.collection) return null;
  return (
    <>
      {profile.isOwn && !profile.isCollectionPublic && (
        <p className="lv-note">
          {t`Only you see your collection, your badges and whom you follow.`}{" "}
          <Anchor component={Link} to="/settings/privacy">
            {t`Change under Privacy`}
          </Anchor>
        </p>
      )}
      <ListeningBadges profile={profile} />
      <CollectedReleases profile={profile} />
      <CollectedTracks profile={profile} />
      <CollectedPlaylists profile={profile} />
    </>
  );
}
