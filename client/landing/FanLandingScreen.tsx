import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconHeart, IconPlayerPlay, IconPlaylist } from "@tabler/icons-react";
import { Link } from "react-router";
import { FAN_PRO_PRICE } from "../../domain/billing/prices.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { useAccent } from "../ui/accent.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FeaturedStrip } from "./FeaturedStrip.tsx";
import { DiscsArt } from "./landingArt.tsx";
import { MoneyPath } from "./MoneyPath.tsx";
import { ToComeBadge } from "./ToComeBadge.tsx";
import "./landing.css";

/** What a fan gets, with real music above the first paragraph. */
export function FanLandingScreen() {
  const { t, i18n } = useLingui();
  useAccent("blush");
  const price = (minor: number) => formatMoney(minor, FAN_PRO_PRICE.currency, i18n.locale);
  return (
    <div className="landing" data-side="fan">
      <section className="landing-hero landing-hero-split">
        <div>
          <PageTitle title={t`For fans`} className="landing-headline">
            <Trans>
              Hear it first. <em>Stand behind it.</em>
            </Trans>
          </PageTitle>
          <p className="landing-lead">
            <Trans>
              Levare is for people who still look for the next record. Listen as long as you like, keep what
              stays with you, and see where your money goes.
            </Trans>
          </p>
          <div className="landing-actions">
            <Button component={Link} to="/auth?type=signup" size="lg">
              {t`Join free`}
            </Button>
            <Button component={Link} to="/auth?type=signup&view=login" size="lg" variant="default">
              {t`Sign in`}
            </Button>
          </div>
        </div>
        <div className="landing-poster" data-side="fan">
          <DiscsArt />
        </div>
      </section>
      <FeaturedStrip heading={t`Out now`} count={6} />
      <section className="landing-points">
        <article>
          <IconPlayerPlay size={28} stroke={1.75} aria-hidden />
          <h2>{t`Listening comes first`}</h2>
          <p>{t`Whole songs, not snippets, and nothing that pops up over the music.`}</p>
        </article>
        <article>
          <IconPlaylist size={28} stroke={1.75} aria-hidden />
          <ToComeBadge path="/store" />
          <h2>{t`Yours to keep`}</h2>
          <p>{t`What you buy is a file that belongs to you. Playlists, likes and downloads stay in your library.`}</p>
        </article>
        <article>
          <IconHeart size={28} stroke={1.75} aria-hidden />
          <ToComeBadge path="/community" />
          <h2>{t`Close to the people who made it`}</h2>
          <p>{t`Follow artists, read what they write and support them every month if you like.`}</p>
        </article>
      </section>
      <MoneyPath />
      <section className="landing-plans" aria-labelledby="fan-plans">
        <h2 id="fan-plans">{t`Two ways to listen`}</h2>
        <div className="landing-plan-row">
          <article className="landing-plan">
            <h3>{t`Free`}</h3>
            <p className="landing-price">{price(0)}</p>
            <ul>
              <li>{t`All public music`}</li>
              <li>{t`A short ad between some tracks`}</li>
              <li>{t`Playlists, likes and follows`}</li>
            </ul>
            <Button component={Link} to="/auth?type=signup" variant="default" fullWidth>
              {t`Join free`}
            </Button>
          </article>
          <article className="landing-plan" data-featured>
            <h3>{t`Pro`}</h3>
            <p className="landing-price">
              {price(FAN_PRO_PRICE.monthlyMinor)} <small>{t`a month`}</small>
            </p>
            <p className="landing-price-year">
              <Trans>or {price(FAN_PRO_PRICE.yearlyMinor)} a year</Trans>
            </p>
            <ul>
              <li>{t`No ads`}</li>
              <li>{t`Everything in Free`}</li>
              <li>{t`The better sound`}</li>
            </ul>
            <Button component={Link} to="/auth?type=signup" fullWidth>
              {t`Start with a free account`}
            </Button>
          </article>
        </div>
      </section>
    </div>
  );
}
