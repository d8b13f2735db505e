import { useState } from "react";
import { type Environment, graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { RouterProvider } from "react-router/dom";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { AppShellQuery } from "../__generated__/AppShellQuery.graphql.ts";
import { useVocabulary } from "../lexicon/useVocabulary.ts";
import { VocabularyProvider } from "../lexicon/VocabularyProvider.tsx";
import { PlayerProvider } from "../player/PlayerProvider.tsx";
import { PlatformProvider } from "./PlatformProvider.tsx";
import { signedInRoutes } from "./signedInRoutes.ts";
import { ViewerContext } from "./viewer.ts";
import type { Visit, Who } from "./visit.ts";

interface Props {
  visit: Visit;
  who: Who;
  relay: Environment;
}

const QUERY = graphql`
  query AppShellQuery @preloadable @raw_response_type {
    ...PlatformProvider_query
    ...useVocabulary_query
    viewer {
      id
      email
      isEmailProven
      owesSecondFactor
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
        aiTeam
      }
      workspace {
        id
        showsAiTeam
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
`;

/** Everything of somebody who is signed in: their store, their player, their routes. */
export function AppShell(props: Props) {
  return (
    <RelayEnvironmentProvider environment={props.relay}>
      <Opened {...props} />
    </RelayEnvironmentProvider>
  );
}

function Opened({ visit, who, relay }: Props) {
  // The question was asked before the store was there.
  useState(() => relay.commitPayload(createOperationDescriptor(getRequest(QUERY), {}), who));
  const data = useLazyLoadQuery<AppShellQuery>(QUERY, {}, { fetchPolicy: "store-only" });
  const viewer = data.viewer!;
  const vocabulary = useVocabulary(data);
  const router = visit.routerFor(viewer.id, () => ({
    routes: signedInRoutes(relay, viewer.role, visit.ask),
  }));
  return (
    <PlatformProvider query={data}>
      <ViewerContext value={viewer}>
        <VocabularyProvider vocabulary={vocabulary}>
          <PlayerProvider key={viewer.id} viewer={viewer}>
            <RouterProvider router={router} />
          </PlayerProvider>
        </VocabularyProvider>
      </ViewerContext>
    </PlatformProvider>
  );
}
