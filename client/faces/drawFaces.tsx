import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LOCALES, type Locale } from "../../domain/accounts/locales.ts";
import { AuthScreen } from "../accounts/AuthScreen.tsx";
import { OpenRelayContext } from "../app/openRelay.ts";
import { i18n } from "../i18n/i18n.ts";
import { TEXTS } from "../i18n/texts.ts";
import { ArtistLandingScreen } from "../landing/ArtistLandingScreen.tsx";
import { FanLandingScreen } from "../landing/FanLandingScreen.tsx";
import { LandingScreen } from "../landing/LandingScreen.tsx";
import { OriginalLandingScreen } from "../landing/OriginalLandingScreen.tsx";
import { CookiesScreen, PrivacyPolicyScreen, TermsOfServiceScreen } from "../legal/LegalScreen.tsx";
import { SignedOutFrame } from "../shell/SignedOutFrame.tsx";
import { type Accent, cssVariables, themeFor } from "../ui/theme.ts";

/** The doors that are written ahead, with the colour that each takes. */
const DOORS: readonly [path: string, Screen: () => ReactNode, accent?: Accent][] = [
  ["/", LandingScreen],
  ["/fan-landing", FanLandingScreen, "blush"],
  ["/indee-landing", ArtistLandingScreen],
  ["/artist-landing", ArtistLandingScreen],
  ["/original-landing", OriginalLandingScreen],
  ["/privacy-policy", PrivacyPolicyScreen],
  ["/terms-of-service", TermsOfServiceScreen],
  ["/cookies", CookiesScreen],
  ["/auth", AuthScreen],
];

/** A door as it reads before any script runs. */
export interface Face {
  locale: Locale;
  path: string;
  html: string;
}

/** Each door in each language, as the client draws it for a visitor who has just come; music is still on its way there. */
export async function drawFaces(): Promise<Face[]> {
  const faces: Face[] = [];
  for (const locale of LOCALES) {
    const { messages } = await TEXTS[locale].outside();
    i18n.loadAndActivate({ locale, messages });
    for (const [path, Screen, accent = "volt"] of DOORS) {
      const draw = () => renderToString(<Door path={path} Screen={Screen} accent={accent} />);
      // What a page waits for, such as a legal text, begins to come while it is drawn the first time.
      draw();
      await new Promise((resolve) => setTimeout(resolve, 50));
      faces.push({ locale, path, html: draw() });
    }
  }
  return faces;
}

function Door({ path, Screen, accent }: { path: string; Screen: () => ReactNode; accent: Accent }) {
  const router = createMemoryRouter(
    [{ Component: SignedOutFrame, children: [{ id: path, path, Component: Screen, loader: () => null }] }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { [path]: { featured: new Promise(() => {}) } } },
    },
  );
  return (
    <I18nProvider i18n={i18n}>
      <Looks accent={accent}>
        <OpenRelayContext value={neverOpened}>
          <RouterProvider router={router} />
        </OpenRelayContext>
      </Looks>
    </I18nProvider>
  );
}

/** As UiProvider, whose colour a page chooses once it stands. */
function Looks({ accent, children }: { accent: Accent; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <MantineProvider
      theme={themeFor(accent, t`Close`)}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

const neverOpened = () => new Promise<never>(() => {});
