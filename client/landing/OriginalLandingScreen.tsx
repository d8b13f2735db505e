import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import { PRODUCT_LINE } from "../../domain/product.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { useAccent } from "../ui/accent.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import "./landing.css";

/** The older front page, kept for old links: the same in one column. Search engines are sent to the new one. */
export function OriginalLandingScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  useAccent("volt");
  return (
    <div className="landing landing-original">
      <link rel="canonical" href="/" />
      <PageTitle title={t`Levare, the music platform for independent artists and their fans`} />
      <p className="landing-lead">{said(PRODUCT_LINE)}</p>
      <h2>{t`For artists`}</h2>
      <p>
        <Trans>
          A studio for your catalog, your releases, your shop, your fans and your money. 30 days free, no
          credit card, 5 track uploads included.
        </Trans>
      </p>
      <p>
        <Anchor component={Link} to="/artist-landing">{t`More for artists`}</Anchor>
      </p>
      <h2>{t`For fans`}</h2>
      <p>
        <Trans>
          New music from people you can write to. Listen free, buy what stays with you, follow who you like.
        </Trans>
      </p>
      <p>
        <Anchor component={Link} to="/fan-landing">{t`More for fans`}</Anchor>
      </p>
      <div className="landing-actions">
        <Button component={Link} to="/auth" size="lg">
          {t`Get started`}
        </Button>
        <Button component={Link} to="/auth?view=login" size="lg" variant="default">
          {t`Sign in`}
        </Button>
      </div>
    </div>
  );
}
