import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProfileBody_profile$key } from "../__generated__/ProfileBody_profile.graphql.ts";
import { ProfileAbout } from "./ProfileAbout.tsx";
import { ProfileFollowing } from "./ProfileFollowing.tsx";
import { ProfileHead } from "./ProfileHead.tsx";
import { ProfilePosts } from "./ProfilePosts.tsx";
import { ProfileProducts } from "./ProfileProducts.tsx";
import { ProfileReleases } from "./ProfileReleases.tsx";
import "./profiles.css";

/** Most pages are an artist's. */
const FanCollection = lazy(async () => ({
  default: (await import("./collection/FanCollection.tsx")).FanCollection,
}));

/** A page as everybody sees it: an artist's work, or what a fan collects and whom they follow. */
export function ProfileBody({ profile: profileRef }: { profile: ProfileBody_profile$key }) {
  const profile = useFragment(
    graphql`
      fragment ProfileBody_profile on Profile {
        kind
        ...ProfileHead_profile
        ...ProfileAbout_profile
        ...ProfileReleases_profile
        ...ProfileProducts_profile
        ...ProfilePosts_profile
        ...FanCollection_profile
        ...ProfileFollowing_profile
      }
    `,
    profileRef,
  );
  return (
    <div className="profile">
      <ProfileHead profile={profile} />
      <div className="profile-columns">
        <div className="profile-work">
          {profile.kind === "artist" ? (
            <>
              <ProfileReleases profile={profile} />
              <ProfileProducts profile={profile} />
              <ProfilePosts profile={profile} />
            </>
          ) : (
            <>
              <Suspense fallback={null}>
                <FanCollection profile={profile} />
              </Suspense>
              <ProfileFollowing profile={profile} />
            </>
          )}
        </div>
        <ProfileAbout profile={profile} />
      </div>
    </div>
  );
}
