import { useEffect, useState, useSyncExternalStore } from "react";
import { type Environment, graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { RouterProvider } from "react-router/dom";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Role } from "../../domain/accounts/roles.ts";
import type { AppShellQuery } from "../__generated__/AppShellQuery.graphql.ts";
import { useVocabulary } from "../lexicon/useVocabulary.ts";
import { VocabularyProvider } from "../lexicon/VocabularyProvider.tsx";
import { PlayerProvider } from "../player/PlayerProvider.tsx";
import { nextTurn } from "./nextTurn.ts";
import { PlatformProvider } from "./PlatformProvider.tsx";
import { useSession } from "./Session.ts";
import { onStudioElsewhere, showStudio, studioElsewhere } from "./shownStudio.ts";
import { signedInRoutes } from "./signedInRoutes.ts";
import { ViewerContext } from "./viewer.ts";
import type { Visit, Who } from "./visit.ts";

interface Props {
  visit: Visit;
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

/**
 * Puts into the store who is here, which was asked before there was one, and opens their routes: each in a turn of its own, where the
 * browser knows such turns, before anything is drawn.
 */
export async function openRoutes(visit: Visit, relay: Environment, who: Who): Promise<void> {
  await nextTurn();
  relay.commitPayload(createOperationDescriptor(getRequest(QUERY), {}), who);
  showStudio(who.viewer?.workspace?.id ?? null);
  await nextTurn();
  if (who.viewer) routerOf(visit, relay, who.viewer);
}

function routerOf(visit: Visit, relay: Environment, { id, role }: { id: string; role: Role }) {
  return visit.routerFor(id, () => ({ routes: signedInRoutes(relay, role, visit.ask) }));
}

/** Everything of somebody who is signed in: their store, their player, their routes. */
export function AppShell(props: Props) {
  return (
    <RelayEnvironmentProvider environment={props.relay}>
      <Opened {...props} />
    </RelayEnvironmentProvider>
  );
}

function Opened({ visit, relay }: Props) {
  const data = useLazyLoadQuery<AppShellQuery>(QUERY, {}, { fetchPolicy: "store-only" });
  const viewer = data.viewer!;
  const vocabulary = useVocabulary(data);
  const session = useSession();
  const studio = viewer.workspace?.id;
  const [begunIn] = useState(studio);
  const elsewhere = useSyncExternalStore(onStudioElsewhere, studioElsewhere);
  // Who does not belong to it any more is answered in another one, without what the shell knew of the one before.
  const isGone = begunIn !== undefined && studio !== begunIn;
  const goesAlong = isGone || (elsewhere !== null && !elsewhere.isHeld);
  useEffect(() => {
    if (goesAlong) session.restart();
  }, [goesAlong, session]);
  if (goesAlong) return null;
  return (
    <PlatformProvider query={data}>
      <ViewerContext value={viewer}>
        <VocabularyProvider vocabulary={vocabulary}>
          <PlayerProvider key={viewer.id} viewer={viewer}>
            <RouterProvider router={routerOf(visit, relay, viewer)} />
          </PlayerProvider>
        </VocabularyProvider>
      </ViewerContext>
    </PlatformProvider>
  );
}
