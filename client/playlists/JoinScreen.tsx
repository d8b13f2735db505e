import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link, useLocation, useNavigate } from "react-router";
import type { JoinScreenMutation } from "../__generated__/JoinScreenMutation.graphql.ts";
import type { JoinScreenQuery } from "../__generated__/JoinScreenQuery.graphql.ts";
import { keepPendingPlace } from "../accounts/pendingPlace.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { useTold } from "./useTold.ts";
import "../accounts/accounts.css";

/** The page behind a link to fill a playlist together. */
export function JoinScreen() {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const { pathname, hash } = useLocation();
  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Fill a playlist together`} />
        {viewer ? (
          <Suspense fallback={<RowsSkeleton count={2} />}>
            <Offer secret={hash.slice(1)} />
          </Suspense>
        ) : (
          <>
            <Text>{t`You are invited to fill a playlist with somebody. Sign in to join them.`}</Text>
            <Button
              component={Link}
              to="/auth?view=login"
              size="lg"
              fullWidth
              onClick={() => keepPendingPlace(`${pathname}${hash}`)}
            >
              {t`Sign in`}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}

function Offer({ secret }: { secret: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const told = useTold();
  const { playlistInvitation: offer } = useLazyLoadQuery<JoinScreenQuery>(
    graphql`
      query JoinScreenQuery($secret: String!) {
        playlistInvitation(secret: $secret) {
          title
          ownerName
          path
        }
      }
    `,
    { secret },
    { fetchPolicy: "network-only" },
  );
  const commit = useCommit<JoinScreenMutation>(graphql`
    mutation JoinScreenMutation($input: JoinPlaylistInput!) {
      done: joinPlaylist(input: $input) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  if (!offer)
    return (
      <>
        <Text>{t`This link was ended, or has a typo. Ask for a new one.`}</Text>
        <Button component={Link} to="/library?tab=playlists" size="lg" fullWidth variant="default">
          {t`Go to your playlists`}
        </Button>
      </>
    );
  const { title, ownerName, path } = offer;
  return (
    <>
      <Text>{t`${ownerName} invites you to fill “${title}” with them.`}</Text>
      <Button
        size="lg"
        fullWidth
        onClick={() =>
          void told(commit({ input: { secret } })).then(
            (isDone) => isDone && navigate(path, { replace: true }),
          )
        }
      >
        {t`Join`}
      </Button>
      <Button component={Link} to="/" size="lg" fullWidth variant="default">
        {t`Not now`}
      </Button>
    </>
  );
}
