import { I18nProvider } from "@lingui/react";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { i18n } from "../i18n/i18n.ts";
import { UiProvider } from "../ui/UiProvider.tsx";
import { AppError } from "./AppError.tsx";
import { AppShell, AppShellWithoutSession } from "./AppShell.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { type Session, SessionContext } from "./Session.ts";
import { SessionLoading } from "./SessionLoading.tsx";
import { useDeviceAdapter } from "./useDevice.ts";

/** The whole product in one element: texts, looks, data of this visit, routes. */
export function App({ session }: { session: Session }) {
  const visit = useSyncExternalStore(session.subscribe, session.visit);
  useDeviceAdapter();
  return (
    <Frame>
      <SessionContext value={session}>
        <RelayEnvironmentProvider environment={visit.relay}>
          <ErrorBoundary
            // A new visit forgets the failure of the one before.
            key={String(visit.shellQuery.fetchKey)}
            fallback={(failure) =>
              window.location.pathname.startsWith("/auth") ? (
                <AppShellWithoutSession visit={visit} failure={failure} />
              ) : (
                <AppError error={failure} onRetry={() => session.restart()} />
              )
            }
          >
            <Suspense fallback={<SessionLoading onRetry={() => session.restart()} />}>
              <AppShell visit={visit} />
            </Suspense>
          </ErrorBoundary>
        </RelayEnvironmentProvider>
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
