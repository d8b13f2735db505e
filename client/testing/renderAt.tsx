import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { Suspense } from "react";
import { type Environment, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { BUILT_IN_TERMS } from "../../domain/lexicon/vocabulary.ts";
import { Session, SessionContext } from "../app/Session.ts";
import { ViewerContext, type ViewerFacts } from "../app/viewer.ts";
import { openVisit } from "../app/visit.ts";
import { i18n } from "../i18n/i18n.ts";
import { VocabularyProvider } from "../lexicon/VocabularyProvider.tsx";
import { UiProvider } from "../ui/UiProvider.tsx";

/** Opens some routes at a path, the way a person does: through the router. `viewer` is who is signed in, if anybody. */
export function renderAt(
  path: string,
  children: RouteObject[],
  relay: Environment,
  viewer: ViewerFacts | null = null,
) {
  const root: RouteObject = { HydrateFallback: () => "Loading…", children };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  const data = { ask: () => new Promise<never>(() => {}), openRelay: async () => relay, close() {} };
  const session = new Session(() => openVisit(data, ({ routes }) => createMemoryRouter(routes)));
  return render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <RelayEnvironmentProvider environment={relay}>
          <SessionContext value={session}>
            <ViewerContext value={viewer}>
              <VocabularyProvider vocabulary={BUILT_IN_TERMS}>
                <main>
                  <div id="overlays" />
                  <Suspense fallback="Loading…">
                    <RouterProvider router={router} />
                  </Suspense>
                </main>
              </VocabularyProvider>
            </ViewerContext>
          </SessionContext>
        </RelayEnvironmentProvider>
      </UiProvider>
    </I18nProvider>,
  );
}
