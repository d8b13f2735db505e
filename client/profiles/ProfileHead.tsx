import { useLingui } from "@lingui/react/macro";
import { Avatar, useMantineTheme } from "@mantine/core";
import { IconEyeOff, IconMapPin, IconRosetteDiscountCheckFilled } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import type { ProfileHead_profile$key } from "../__generated__/ProfileHead_profile.graphql.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { FollowButton } from "../library/FollowButton.tsx";
import { NewsByMail } from "../mailing/NewsByMail.tsx";
import { CoverWash } from "../ui/CoverWash.tsx";
import { EditLink } from "../ui/EditLink.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { PlayAll } from "./PlayAll.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** Pictures, name and what can be done with a page. */
export function ProfileHead({ profile: profileRef }: { profile: ProfileHead_profile$key }) {
  const { t, i18n } = useLingui();
  const { primaryColor } = useMantineTheme();
  const viewer = useMaybeViewer();
  const profile = useFragment(
    graphql`
      fragment ProfileHead_profile on Profile {
        handle
        name
        kind
        location
        isOwn
        isPublic
        artist {
          id
          verified
          isFollowed
          followerCount
          mailFollowerCount
        }
        avatarUrl(width: 256)
        headerUrl(width: 1800)
        newest: releases(first: 1) {
          edges {
            node {
              coverUrl(width: 320)
            }
          }
        }
        ...PlayAll_profile
      }
    `,
    profileRef,
  );
  const { handle, name, kind, location, artist, isOwn, isPublic, avatarUrl, headerUrl } = profile;
  const wash = profile.newest.edges[0]?.node.coverUrl ?? headerUrl ?? avatarUrl;
  const followerCount = artist?.followerCount ?? 0;
  const followers = i18n.number(followerCount);
  const byMail = artist?.mailFollowerCount;
  return (
    <header className="profile-head">
      {wash && <CoverWash src={wash} />}
      <div className="profile-banner" data-empty={headerUrl ? undefined : true}>
        {headerUrl && <img src={headerUrl} alt="" width={1800} height={600} fetchPriority="high" />}
      </div>
      <div className="profile-who">
        <Avatar
          className="profile-face"
          src={avatarUrl}
          name={name}
          alt=""
          size={128}
          radius="50%"
          variant="filled"
          color={primaryColor}
          autoContrast
        />
        <div className="profile-name">
          <PageTitle title={name}>
            {name}
            {artist?.verified && (
              <IconRosetteDiscountCheckFilled
                size={28}
                className="profile-verified"
                aria-label={t`Verified artist`}
                role="img"
              />
            )}
          </PageTitle>
          <ul className="profile-facts">
            <li>@{handle}</li>
            {location && (
              <li>
                <IconMapPin size={18} aria-hidden /> {location}
              </li>
            )}
            {kind === "artist" && <li>{followerCount === 1 ? t`1 follower` : t`${followers} followers`}</li>}
            {byMail ? <li>{t`${i18n.number(byMail)} by email`}</li> : null}
          </ul>
        </div>
        <div className="profile-verbs">
          {kind === "artist" && <PlayAll profile={profile} />}
          {kind === "artist" && artist && !isOwn && isPublic && (
            <FollowButton id={artist.id} name={name} isFollowed={artist.isFollowed} />
          )}
          {kind === "artist" && artist && !viewer && <NewsByMail id={artist.id} name={name} />}
          <ShareButton name={name} handle={handle} />
          {isOwn && <EditLink to="/settings/profile" />}
        </div>
      </div>
      {isOwn && !isPublic && (
        <p className="lv-note profile-hidden" role="status">
          <IconEyeOff size={18} aria-hidden />{" "}
          {t`Only you see this page. You can show it to everybody under Edit.`}
        </p>
      )}
    </header>
  );
}
