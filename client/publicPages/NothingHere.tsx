import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { LookUp } from "../search/LookUp.tsx";
import { UpbeatArt } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

/** An address that leads to no music, or to music that is not for everybody: both look alike. */
export function NothingHere({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const address = pageIn(pathname);
  const handle = address?.handle ?? "";
  return (
    <div className="public-page-nothing">
      <UpbeatArt />
      <PageTitle title={t`No music here`} />
      <p>{t`Nothing is out at this address. Perhaps the link has a typo, or the artist took it back.`}</p>
      <LookUp key={pathname} wanted={(address?.slug ?? "").replaceAll("-", " ")} />
      <Anchor component={Link} to={`/@${handle}`}>
        {t`Go to @${handle}`}
      </Anchor>
    </div>
  );
}
