import { I18nProvider } from "@lingui/react";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { RouterProvider } from "react-router/dom";
import { i18n } from "../i18n/i18n.ts";
import { adoptTold } from "../lexicon/adoptTold.ts";
import { UiProvider } from "../ui/UiProvider.tsx";
import { AppError } from "./AppError.tsx";
import { answerOf } from "./answerOf.ts";
import { AskContext } from "./ask.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { OpenRelayContext } from "./openRelay.ts";
import { openStudio } from "./openStudio.tsx";
import { type Session, SessionContext } from "./Session.ts";
import { SessionLoading } from "./SessionLoading.tsx";
import { SessionFailureContext } from "./sessionFailure.ts";
import { signedOutRoutes } from "./signedOutRoutes.ts";
import { useDeviceAdapter } from "./useDevice.ts";
import { VisitorPlatform } from "./VisitorPlatform.tsx";
import type { Visit } from "./visit.ts";

/** The whole product in one element: texts, looks, data of this visit, routes. */
export function App({ session }: { session: Session }) {
  const visit = useSyncExternalStore(session.subscribe, session.visit);
  useDeviceAdapter();
  // One for each visit: what could not come is asked for anew by the next.
  const Studio = useMemo(() => lazy(() => openStudio(visit)), [visit]);
  return (
    <Frame>
      <SessionContext value={session}>
        <AskContext value={visit.ask}>
          <ErrorBoundary
            // A new visit forgets the failure of the one before.
            key={visit.key}
            fallback={(failure) =>
              window.location.pathname.startsWith("/auth") ? (
                <SessionFailureContext value={failure}>
                  <VisitorPages visit={visit} />
                </SessionFailureContext>
              ) : (
                <AppError error={failure} onRetry={() => session.restart()} />
              )
            }
          >
            <Suspense fallback={<SessionLoading onRetry={() => session.restart()} />}>
              <Pages visit={visit} Studio={Studio} />
            </Suspense>
          </ErrorBoundary>
        </AskContext>
      </SessionContext>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider>{children}</UiProvider>
    </I18nProvider>
  );
}

interface PagesProps {
  visit: Visit;
  /** What is drawn for whoever is signed in. */
  Studio: ComponentType;
}

/** The one place that decides between the signed-in and the signed-out routes. */
function Pages({ visit, Studio }: PagesProps) {
  const who = answerOf(visit.who);
  const { vocabulary } = who;
  useMemo(() => adoptTold(vocabulary), [vocabulary]);
  const isVisitor = !who.viewer;
  useEffect(() => {
    // Whoever was here before left without a word, or was sent away from another device.
    if (isVisitor && hasWorker()) void import("./pwa/forgetKept.ts").then(({ forgetSeen }) => forgetSeen());
  }, [isVisitor]);
  if (who.viewer) return <Studio />;
  return (
    <VisitorPlatform platform={who.platform}>
      <VisitorPages visit={visit} />
    </VisitorPlatform>
  );
}

/** Whether a service worker answers for this page; some browsers have none. */
const hasWorker = () => Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);

/** Stands without knowing who is here, too: the sign-in screens say in their own words that it could not be learned. */
function VisitorPages({ visit }: { visit: Visit }) {
  return (
    <OpenRelayContext value={visit.openRelay}>
      <RouterProvider router={visit.routerFor(null, () => signedOutRoutes(visit))} />
    </OpenRelayContext>
  );
}
