import { useLingui } from "@lingui/react/macro";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { LookUp } from "../search/LookUp.tsx";
import { UpbeatArt } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

/** A handle that leads to nobody, or to somebody who does not show themselves: both look alike. */
export function NobodyHere({ handle }: { handle: string }) {
  const { t } = useLingui();
  return (
    <div className="profile-nobody">
      <UpbeatArt />
      <PageTitle title={t`Nobody here`} />
      <Text c="dimmed" maw="50ch">
        {t`There is no page at @${handle}. The name may have a typo, or the page was taken down.`}
      </Text>
      <LookUp key={handle} wanted={handle.replaceAll("-", " ")} />
      <Anchor component={Link} to="/">
        {t`Go home`}
      </Anchor>
    </div>
  );
}
