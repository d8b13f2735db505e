import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { UpbeatArt } from "./EmptyState.tsx";
import { PageTitle } from "./PageTitle.tsx";

interface Props {
  title: string;
  /** What this screen will hold, in one sentence. */
  promise: string;
  /** True on the dashboard itself, from where no way leads back to it. */
  isHome?: boolean;
}

/** The honest card of a screen that is still to come. */
export function NotBuiltYet({ title, promise, isHome = false }: Props) {
  const { t } = useLingui();
  return (
    <section className="lv-empty lv-coming">
      <UpbeatArt />
      <Badge color="amber" variant="light">
        <Trans>Still to come</Trans>
      </Badge>
      <PageTitle title={title} />
      <Text fw={600}>
        <Trans>This part of Levare is not built yet.</Trans>
      </Text>
      <Text c="dimmed" maw="52ch">
        {promise}
      </Text>
      {!isHome && (
        <Button component={Link} to="/" variant="default">
          {t`Back to the dashboard`}
        </Button>
      )}
    </section>
  );
}
