import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useAccent } from "../ui/accent.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ArtistFaq } from "./ArtistFaq.tsx";
import { ArtistPlans } from "./ArtistPlans.tsx";
import { ReleaseExample } from "./ReleaseExample.tsx";
import { ToolTour } from "./ToolTour.tsx";
import "./landing.css";

/** What an artist gets: tools, prices and limits on one page, before any form. */
export function ArtistLandingScreen() {
  const { t } = useLingui();
  useAccent("volt");
  return (
    <div className="landing" data-side="artist">
      <section className="landing-hero landing-hero-split">
        <div>
          <PageTitle title={t`For artists`} className="landing-headline">
            <Trans>
              Your studio, from first demo to <em>release day</em>.
            </Trans>
          </PageTitle>
          <p className="landing-lead">
            <Trans>
              Catalog, releases, shop, fans and money in one place that belongs to you. Try all of it for 30
              days. The trial includes 5 track uploads and asks for no credit card.
            </Trans>
          </p>
          <div className="landing-actions">
            <Button component={Link} to="/auth?type=artist" size="lg">
              {t`Start 30-Day Free Trial`}
            </Button>
            <Button component={Link} to="/auth?type=artist&view=login" size="lg" variant="default">
              {t`Sign in`}
            </Button>
          </div>
        </div>
        <ReleaseExample />
      </section>
      <ToolTour />
      <ArtistPlans />
      <ArtistFaq />
      <section className="landing-last">
        <h2>{t`The first song is the hardest part. Drop it in.`}</h2>
        <Button component={Link} to="/auth?type=artist" size="lg">
          {t`Start 30-Day Free Trial`}
        </Button>
      </section>
    </div>
  );
}
