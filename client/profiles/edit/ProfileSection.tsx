import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { ProfileSectionQuery } from "../../__generated__/ProfileSectionQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { addressOf } from "../address.ts";
import { AboutCard } from "./AboutCard.tsx";
import { HandleCard } from "./HandleCard.tsx";
import { PicturesCard } from "./PicturesCard.tsx";
import { useOwnVersion } from "./useOwnVersion.ts";
import { VisibilityCard } from "./VisibilityCard.tsx";
import "../profiles.css";

/** Everything that a person's page says of them. */
export function ProfileSection() {
  const { t } = useLingui();
  const { viewer } = useScreenQuery<ProfileSectionQuery>(graphql`
    query ProfileSectionQuery @preloadable {
      viewer {
        profile {
          handle
          version
          ...PicturesCard_profile
          ...AboutCard_profile
          ...HandleCard_profile
          ...VisibilityCard_profile
        }
      }
    }
  `);
  const version = useOwnVersion(viewer?.profile.version ?? 0);
  if (!viewer) return null;
  const { profile } = viewer;
  return (
    <>
      <p className="settings-links">
        <Anchor component={Link} to={addressOf(profile.handle)}>
          {t`See your page`}
        </Anchor>
      </p>
      <PicturesCard profile={profile} version={version} />
      <AboutCard profile={profile} version={version} />
      <HandleCard profile={profile} version={version} />
      <VisibilityCard profile={profile} version={version} />
    </>
  );
}
