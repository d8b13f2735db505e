import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, NativeSelect } from "@mantine/core";
import { Suspense, use } from "react";
import { Link, Outlet, ScrollRestoration, useLocation } from "react-router";
import { LOCALES } from "../../domain/accounts/locales.ts";
import { PRODUCT_LINE } from "../../domain/product.ts";
import { useReturnPlace } from "../accounts/useReturnPlace.ts";
import { usePlatform } from "../app/platform.ts";
import { chooseLocale, LOCALE_NAMES } from "../i18n/i18n.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { PlayerContext } from "../player/usePlayer.ts";
import { VisitorBar } from "../player/VisitorBar.tsx";
import { VisitorPlayer } from "../player/VisitorPlayer.tsx";
import { SearchButton } from "../search/SearchButton.tsx";
import { VisitorSearch } from "../search/VisitorSearch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { ScreenSkeleton } from "../ui/skeletons.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { SchemeButton } from "./SchemeButton.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import "./shell.css";

/** Head, foot and music of every page for people who are not signed in. */
export function SignedOutFrame() {
  return (
    <VisitorPlayer>
      <Outside />
    </VisitorPlayer>
  );
}

function Outside() {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const { pathname } = useLocation();
  const { supportEmail } = usePlatform();
  useReturnPlace();
  const hasPlayer = use(PlayerContext) !== null;
  return (
    <div className="outside">
      <SkipLinks hasPlayer={hasPlayer} />
      <NavigationBar />
      <header className="outside-top">
        <Link to="/" className="shell-logo">
          <Logo withName />
        </Link>
        <SearchButton />
        <div className="outside-tools">
          <NativeSelect
            aria-label={t`Language`}
            size="sm"
            value={i18n.locale}
            data={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
            onChange={(event) => void chooseLocale(event.currentTarget.value === "es" ? "es" : "en")}
          />
          <SchemeButton />
          {!pathname.startsWith("/auth") && (
            <Button component={Link} to="/auth?view=login" variant="default" size="sm">
              {t`Sign in`}
            </Button>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outside-main">
        <NoticeBanner />
        <Suspense key={pathname} fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
        <div id="overlays" />
        <VisitorSearch />
      </main>
      <footer className="outside-foot">
        <p>{said(PRODUCT_LINE)}</p>
        <nav aria-label={t`About Levare`}>
          <Anchor component={Link} to="/fan-landing">{t`For fans`}</Anchor>
          <Anchor component={Link} to="/artist-landing">{t`For artists`}</Anchor>
          <Anchor component={Link} to="/privacy-policy">{t`Privacy`}</Anchor>
          <Anchor component={Link} to="/terms-of-service">{t`Terms`}</Anchor>
          <Anchor component={Link} to="/cookies">{t`Cookies`}</Anchor>
          {supportEmail && <Anchor href={`mailto:${supportEmail}`}>{t`Help`}</Anchor>}
        </nav>
      </footer>
      {hasPlayer && <VisitorBar />}
      <ScrollRestoration />
    </div>
  );
}
