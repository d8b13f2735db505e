import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { conversionObstacle } from "../../domain/accounts/conversion.ts";
import { useViewer } from "../app/viewer.ts";

/** Tells fans that their account can also make music; nothing for everybody else. */
export function BecomeArtist() {
  const { t } = useLingui();
  if (conversionObstacle(useViewer()) !== null) return null;
  return (
    <section className="dashboard-become" aria-labelledby="become-artist">
      <div>
        <h2 id="become-artist">{t`You make music too?`}</h2>
        <Text c="dimmed">{t`Open a studio in this account. Your fan side stays as it is, and 30 days are free.`}</Text>
      </div>
      <Button component={Link} to="/settings/mode?become=artist" variant="default">
        {t`Become an artist`}
      </Button>
    </section>
  );
}
