import { act, render } from "@testing-library/react";
import { commitMutation, type Environment, fetchQuery } from "react-relay";
import { createMemoryRouter } from "react-router";
import type { ConcreteRequest, Variables } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { settingsFrom } from "../../domain/platform/settings.ts";
import { App } from "../app/App.tsx";
// Loaded before the page is opened: a browser waits for these as a person does, a test has less patience.
import "../app/AppShell.tsx";
import "../app/visitorRoutes.tsx";
import type { Ask, Document } from "../app/ask.ts";
import { Session } from "../app/Session.ts";
import type { ViewerFacts } from "../app/viewer.ts";
import { openVisit } from "../app/visit.ts";

/** A trial artist; a test changes what it is about. */
export function aViewer(facts: Partial<ViewerFacts> = {}): ViewerFacts {
  return {
    id: "nova",
    email: "nova@demo.example",
    isEmailProven: true,
    owesSecondFactor: false,
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
    preferences: {
      locale: "en",
      mode: "artist",
      streamingQuality: "high",
      crossfade: 0,
      normalise: true,
      aiTeam: true,
    },
    workspace: {
      id: "studio",
      name: "Nova's Studio",
      slug: "nova-s-studio",
      workspaceType: "artist",
      tier: facts.tier ?? "trial",
      planHolder: null,
      showsAiTeam: true,
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
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  let place = path;
  const session = new Session((_session, next) => {
    place = next ?? place;
    const relay = createMockEnvironment();
    const viewer = viewers[visits.length] ?? null;
    visits.push(relay);
    // @types/relay-test-utils describes the environment of an older Relay.
    const environment = relay as unknown as Environment;
    const opened = Promise.resolve(environment);
    const askedBefore = viewer instanceof Error ? Promise.reject(viewer) : Promise.resolve(whoIs(viewer));
    const ask = ((document, variables) =>
      document.params.name === "AppShellQuery"
        ? askedBefore
        : askMock(environment, document, variables)) as Ask;
    return openVisit({ ask, openRelay: () => opened, close() {} }, ({ routes, grow }) => {
      const growing = grow && { patchRoutesOnNavigation: grow };
      router = createMemoryRouter(routes, { initialEntries: [place], ...growing });
      return router;
    });
  });
  const view = await act(async () => render(<App session={session} />));
  return { ...view, session, relay: () => visits.at(-1) as MockEnvironment, router: () => router! };
}

/** The answer to "who is here?" as the server writes it. */
function whoIs(viewer: ViewerFacts | null) {
  const page = viewer?.profile && { ...viewer.profile, id: "page" };
  return { viewer: viewer && { ...viewer, profile: page }, vocabulary: [], platform: settingsFrom([]) };
}

/** What is asked without a store, answered by the same mock: a test need not know which way a screen asks. */
async function askMock(relay: Environment, document: Document, variables: Variables): Promise<unknown> {
  const { name, operationKind } = document.params;
  const whole: ConcreteRequest =
    "operation" in document ? document : (await import(`../__generated__/${name}.graphql.ts`)).default;
  if (operationKind === "query") return fetchQuery(relay, whole, variables).toPromise();
  return new Promise((onCompleted, onError) => {
    commitMutation(relay, { mutation: whole, variables, onCompleted, onError });
  });
}
