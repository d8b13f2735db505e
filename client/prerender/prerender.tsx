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
import type { LegalTopic } from "../legal/LegalText.ts";
import { loadLegalText } from "../legal/loadLegalText.ts";
import { SignedOutFrame } from "../shell/SignedOutFrame.tsx";
import { type Accent, cssVariables, themeFor } from "../ui/theme.ts";

interface Door {
  path: string;
  Screen: () => ReactNode;
  accent?: Accent;
  /** The text that it waits for. */
  topic?: LegalTopic;
}

/** The doors that are written ahead, with the colour that each takes. */
const DOORS: readonly Door[] = [
  { path: "/", Screen: LandingScreen },
  { path: "/fan-landing", Screen: FanLandingScreen, accent: "blush" },
  { path: "/indee-landing", Screen: ArtistLandingScreen },
  { path: "/artist-landing", Screen: ArtistLandingScreen },
  { path: "/original-landing", Screen: OriginalLandingScreen },
  { path: "/privacy-policy", Screen: PrivacyPolicyScreen, topic: "privacy" },
  { path: "/terms-of-service", Screen: TermsOfServiceScreen, topic: "terms" },
  { path: "/cookies", Screen: CookiesScreen, topic: "cookies" },
  { path: "/auth", Screen: AuthScreen },
];

/** A door as it reads before any script runs. */
export interface PrerenderedPage {
  locale: Locale;
  path: string;
  html: string;
}

/** Each door in each language, as the client draws it for a visitor who has just come; music is still on its way there. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const locale of LOCALES) {
    const { messages } = await TEXTS[locale].outside();
    i18n.loadAndActivate({ locale, messages });
    for (const door of DOORS) pages.push({ locale, path: door.path, html: await draw(door, locale) });
  }
  return pages;
}

async function draw({ path, Screen, accent = "volt", topic }: Door, locale: Locale): Promise<string> {
  const page = <Outside path={path} Screen={Screen} accent={accent} />;
  // React knows that a text is there from the second drawing on.
  if (topic) {
    renderToString(page);
    await loadLegalText(topic, locale);
  }
  const html = renderToString(page);
  if (!html.includes("</h1>")) throw new Error(`The door ${path} has no heading in "${locale}".`);
  return html;
}

function Outside({ path, Screen, accent }: Required<Omit<Door, "topic">>) {
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
