import { lazy } from "react";
import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { ProfileScreenQuery } from "../__generated__/ProfileScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { addressOf, handleIn } from "./address.ts";
import { ProfileBody } from "./ProfileBody.tsx";

// With a search of its own, and seldom seen.
const NobodyHere = lazy(async () => ({ default: (await import("./NobodyHere.tsx")).NobodyHere }));

/** Somebody's page, as everybody sees it. */
export function ProfileScreen() {
  const asked = handleIn(useLocation().pathname) ?? "";
  const { profile } = useScreenQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery($handle: String!) @preloadable {
      profile(handle: $handle) {
        handle
        ...ProfileBody_profile
      }
    }
  `);
  if (!profile) return <NobodyHere handle={asked} />;
  // A handle that its owner gave up.
  if (profile.handle !== asked) return <Navigate to={addressOf(profile.handle)} replace />;
  return <ProfileBody profile={profile} />;
}
