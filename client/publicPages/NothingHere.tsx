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
      <p>{t`There is nothing at this address. The link may have a typo, or the artist took it down.`}</p>
      <LookUp key={pathname} wanted={(address?.slug ?? "").replaceAll("-", " ")} />
      <Anchor component={Link} to={`/@${handle}`}>
        {t`Go to @${handle}`}
      </Anchor>
    </div>
  );
}
