import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import { useAccent } from "../ui/accent.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FeaturedStrip } from "./FeaturedStrip.tsx";
import { HeroPlay } from "./HeroPlay.tsx";
import { BarsArt, DiscsArt } from "./landingArt.tsx";
import "./landing.css";

/** The front door, and every address that does not exist: fan or artist? */
export function LandingScreen() {
  const { t } = useLingui();
  useAccent("volt");
  return (
    <div className="landing">
      <section className="landing-hero">
        <PageTitle title={t`Music, straight from the people who make it`} className="landing-headline">
          <Trans>
            Release day starts <br />
            on the <em>upbeat</em>.
          </Trans>
        </PageTitle>
        <p className="landing-lead">
          <Trans>
            Levare is one place for both sides of a song: the studio where independent artists run their
            catalog, and the front row where fans find it and support them.
          </Trans>
        </p>
        <HeroPlay />
      </section>
      <nav className="landing-doors" aria-label={t`Choose your side`}>
        <Link to="/fan-landing" className="landing-door" data-side="fan">
          <DiscsArt />
          <span className="landing-door-text">
            <strong>{t`I'm a Music Fan`}</strong>
            <span>{t`Dig through new music, keep what you love and pay the people who made it.`}</span>
            <span className="landing-door-go">
              {t`Start listening`} <IconArrowRight size={20} aria-hidden />
            </span>
          </span>
        </Link>
        <Link to="/indee-landing" className="landing-door" data-side="artist">
          <BarsArt />
          <span className="landing-door-text">
            <strong>{t`I'm an Artist`}</strong>
            <span>{t`Catalog, releases, shop and fans in one studio. 30 days free, no credit card.`}</span>
            <span className="landing-door-go">
              {t`Open your studio`} <IconArrowRight size={20} aria-hidden />
            </span>
          </span>
        </Link>
      </nav>
      <p className="landing-signin">
        <Trans>Already have an account?</Trans>{" "}
        <Anchor component={Link} to="/auth?view=login" fw={600}>
          {t`Sign in`}
        </Anchor>
      </p>
      <FeaturedStrip heading={t`Just released`} count={6} />
    </div>
  );
}
