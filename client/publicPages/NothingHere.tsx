import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { UpbeatArt } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

/** An address that leads to no music, or to music that is not for everybody: both look alike. */
export function NothingHere({ handle }: { handle: string }) {
  const { t } = useLingui();
  return (
    <div className="public-page-nothing">
      <UpbeatArt />
      <PageTitle title={t`No music here`} />
      <p>{t`Nothing is out at this address. Perhaps the link has a typo, or the artist took it back.`}</p>
      <Button component={Link} to={`/@${handle}`}>
        {t`Go to @${handle}`}
      </Button>
    </div>
  );
}
