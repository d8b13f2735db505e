import { act, render } from "@testing-library/react";
import type { Environment } from "react-relay";
import { createMemoryRouter } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { settingsFrom } from "../../domain/platform/settings.ts";
import appShellQuery from "../__generated__/AppShellQuery.graphql.ts";
import { App } from "../app/App.tsx";
import { Session } from "../app/Session.ts";
import type { ViewerFacts } from "../app/viewer.ts";
import { openVisit } from "../app/visit.ts";

/** A trial artist; a test changes what it is about. */
export function aViewer(facts: Partial<ViewerFacts> = {}): ViewerFacts {
  return {
    id: "nova",
    email: "nova@demo.example",
    isEmailProven: true,
    fullName: "Nova Reyes",
    stageName: "Nova",
    role: "artist",
    capabilities: ["artist"],
    isAccountOwner: true,
    tier: "trial",
    trialEndsAt: "2027-01-01T00:00:00.000Z",
    flags: [],
    unreadNotificationCount: 0,
    onboardingCompleted: true,
    onboardingStep: 0,
    deletion: null,
    preferences: { locale: "en", mode: "artist", streamingQuality: "high", crossfade: 0, normalise: true },
    workspace: {
      id: "studio",
      name: "Nova's Studio",
      slug: "nova-s-studio",
      workspaceType: "artist",
      tier: facts.tier ?? "trial",
      planHolder: null,
      trackAllowance: 5,
      tracksUploaded: 3,
    },
    profile: { avatarUrl: null },
    workspaces: [{ id: "studio", name: "Nova's Studio", workspaceType: "artist" }],
    ...facts,
  };
}

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** Opens the whole app at a path. Each visit asks first who is here: `viewers` are the answers, one for each visit. */
export function openApp(path: string, ...viewers: (ViewerFacts | null)[]) {
  return openVisits(path, viewers);
}

/** The same when the first question "who is here?" fails. */
export function openAppWithFailure(path: string, failure: Error, ...viewers: (ViewerFacts | null)[]) {
  return openVisits(path, [failure, ...viewers]);
}

async function openVisits(path: string, viewers: (ViewerFacts | null | Error)[]) {
  const visits: MockEnvironment[] = [];
  let place = path;
  const session = new Session((_session, next) => {
    place = next ?? place;
    const relay = createMockEnvironment();
    const viewer = viewers[visits.length] ?? null;
    const platform = settingsFrom([]);
    // The question is asked before Relay knows its document, so the mock is told of it beforehand.
    relay.mock.queuePendingOperation(appShellQuery, {});
    relay.mock.queueOperationResolver(() =>
      viewer instanceof Error ? viewer : { data: { viewer, vocabulary: [], platform } },
    );
    visits.push(relay);
    // @types/relay-test-utils describes the environment of an older Relay.
    return openVisit({ relay: relay as unknown as Environment, close() {} }, (routes) =>
      createMemoryRouter(routes, { initialEntries: [place] }),
    );
  });
  const view = render(<App session={session} />);
  await act(async () => {});
  return { ...view, session, relay: () => visits.at(-1) as MockEnvironment };
}
