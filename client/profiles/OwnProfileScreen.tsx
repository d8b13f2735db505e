import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { OwnProfileScreenQuery } from "../__generated__/OwnProfileScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { addressOf } from "./address.ts";
import { ProfileBody } from "./ProfileBody.tsx";

/** One's own page as others see it, with the way to change it and what it still lacks. */
export function OwnProfileScreen() {
  const { t } = useLingui();
  const { viewer } = useScreenQuery<OwnProfileScreenQuery>(graphql`
    query OwnProfileScreenQuery @preloadable {
      viewer {
        profile {
          handle
          isPublic
          bio
          avatarUrl(width: 256)
          ...ProfileBody_profile
        }
      }
    }
  `);
  if (!viewer) return null;
  const { handle, isPublic, bio, avatarUrl } = viewer.profile;
  return (
    <>
      <p className="profile-own">
        {isPublic && (
          <span>
            {t`Your page is at`}{" "}
            <Anchor component={Link} to={addressOf(handle)}>
              {`${window.location.host}${addressOf(handle)}`}
            </Anchor>
          </span>
        )}
        {!avatarUrl && <Anchor component={Link} to="/settings/profile">{t`Add a picture`}</Anchor>}
        {!bio && <Anchor component={Link} to="/settings/profile">{t`Introduce yourself`}</Anchor>}
      </p>
      <ProfileBody profile={viewer.profile} />
    </>
  );
}
