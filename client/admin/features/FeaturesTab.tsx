import { Trans, useLingui } from "@lingui/react/macro";
import { Alert, Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { FeaturesTabQuery } from "../../__generated__/FeaturesTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { FlagCard } from "./FlagCard.tsx";
import { FlagForm } from "./FlagForm.tsx";

/** Feature flags: to switch, aim, try and explain. */
export function FeaturesTab() {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const { admin } = useScreenQuery<FeaturesTabQuery>(graphql`
    query FeaturesTabQuery @preloadable {
      admin {
        isFlagLookupDown
        stats {
          users
        }
        flags {
          id
          ...FlagCard_flag
        }
      }
    }
  `);
  const [made, setMade] = useState(0);
  // One that was just deleted leaves a hole in the list until it is asked for anew.
  const flags = admin.flags.filter((flag) => flag != null);
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Features`} />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {t`New flag`}
        </Button>
      </header>
      <Text c="dimmed" maw="70ch">
        <Trans>
          A flag is on for a person when it is enabled, when it is meant for their role or for them by name,
          and when they are within the rollout. The same person stays in the same place of every rollout.
        </Trans>
      </Text>
      {admin.isFlagLookupDown && (
        <Alert color="amber" role="alert">
          <Trans>Flags cannot be loaded right now. Only the built-in ones apply.</Trans>
        </Alert>
      )}
      <ul className="admin-flags">
        {flags.map((flag) => (
          <li key={flag.id}>
            <FlagCard flag={flag} everybody={admin.stats.users} />
          </li>
        ))}
      </ul>
      <AppDrawer isOpen={isAdding} onClose={() => setAdding(false)} title={t`New flag`} size={560}>
        <FlagForm
          key={made}
          flag={null}
          onDone={() => {
            setAdding(false);
            setMade(made + 1);
          }}
        />
      </AppDrawer>
    </>
  );
}
