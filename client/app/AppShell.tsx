import { graphql, usePreloadedQuery } from "react-relay";
import { RouterProvider } from "react-router/dom";
import type { AppShellQuery } from "../__generated__/AppShellQuery.graphql.ts";
import { useVocabulary } from "../lexicon/useVocabulary.ts";
import { VocabularyProvider } from "../lexicon/VocabularyProvider.tsx";
import { PlayerProvider } from "../player/PlayerProvider.tsx";
import { PlatformProvider } from "./PlatformProvider.tsx";
import { signedInRoutes, signedOutRoutes } from "./routes.ts";
import { SessionFailureContext } from "./sessionFailure.ts";
import { ViewerContext } from "./viewer.ts";
import type { Visit } from "./visit.ts";

interface Props {
  visit: Visit;
}

/** The one place that decides between the signed-in and the signed-out routes. */
export function AppShell({ visit }: Props) {
  const data = usePreloadedQuery<AppShellQuery>(
    graphql`
      query AppShellQuery @preloadable {
        ...PlatformProvider_query
        ...useVocabulary_query
        viewer {
          id
          email
          isEmailProven
          fullName
          stageName
          role
          capabilities
          isAccountOwner
          tier
          trialEndsAt
          flags
          unreadNotificationCount
          onboardingCompleted
          onboardingStep
          profile {
            avatarUrl(width: 256)
          }
          deletion {
            state
            dueAt
            code
          }
          preferences {
            locale
            mode
            streamingQuality
            crossfade
            normalise
          }
          workspace {
            id
            name
            slug
            workspaceType
            tier
            planHolder
            trackAllowance
            tracksUploaded
          }
          workspaces {
            id
            name
            workspaceType
          }
        }
      }
    `,
    visit.shellQuery,
  );
  const { viewer } = data;
  const vocabulary = useVocabulary(data);
  const router = visit.routerFor(viewer?.id ?? null, () =>
    viewer ? signedInRoutes(visit.relay, viewer.role) : signedOutRoutes(visit.relay),
  );
  return (
    <PlatformProvider query={data}>
      <ViewerContext value={viewer ?? null}>
        {viewer ? (
          <VocabularyProvider vocabulary={vocabulary}>
            <PlayerProvider key={viewer.id} viewer={viewer}>
              <RouterProvider router={router} />
            </PlayerProvider>
          </VocabularyProvider>
        ) : (
          <RouterProvider router={router} />
        )}
      </ViewerContext>
    </PlatformProvider>
  );
}

/** The signed-out routes for a visit whose question "who am I?" failed: the sign-in screens say so in their own words. */
export function AppShellWithoutSession({ visit, failure }: Props & { failure: unknown }) {
  return (
    <SessionFailureContext value={failure}>
      <RouterProvider router={visit.routerFor(null, () => signedOutRoutes(visit.relay))} />
    </SessionFailureContext>
  );
}
