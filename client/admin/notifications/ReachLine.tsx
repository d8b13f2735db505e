import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { NoticeChannel } from "../../../domain/accounts/notices.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { Tier } from "../../../domain/billing/plans.ts";
import type { ReachLineQuery } from "../../__generated__/ReachLineQuery.graphql.ts";

const PAUSE_MS = 300;

interface Props {
  audience: {
    toEveryone: boolean;
    roles: readonly Role[];
    tiers: readonly Tier[];
    targetEmails: readonly string[];
  };
  channels: readonly NoticeChannel[];
}

type Reach = ReachLineQuery["response"]["admin"]["broadcastReach"];

/** How many people an announcement would reach, counted by the server. */
export function ReachLine({ audience, channels }: Props) {
  const { t, i18n } = useLingui();
  const relay = useRelayEnvironment();
  const [asked] = useDebouncedValue(JSON.stringify(audience), PAUSE_MS);
  const [reach, setReach] = useState<Reach | "failed" | null>(null);
  useEffect(() => {
    const { toEveryone, roles, tiers, targetEmails } = JSON.parse(asked) as Props["audience"];
    const asking = fetchQuery<ReachLineQuery>(
      relay,
      graphql`
        query ReachLineQuery(
          $toEveryone: Boolean!
          $roles: [Role!]!
          $tiers: [Tier!]!
          $targetEmails: [String!]!
        ) {
          admin {
            broadcastReach(
              toEveryone: $toEveryone
              roles: $roles
              tiers: $tiers
              targetEmails: $targetEmails
            ) {
              people
              app
              email
              unknownEmails
            }
          }
        }
      `,
      { toEveryone, roles, tiers, targetEmails },
    ).subscribe({
      next: ({ admin }) => setReach(admin.broadcastReach),
      error: () => setReach("failed"),
    });
    return () => asking.unsubscribe();
  }, [asked, relay]);

  if (reach === "failed") return <Text role="status">{t`It cannot be counted right now.`}</Text>;
  if (!reach) return <Text role="status" c="dimmed">{t`Counting…`}</Text>;
  const { people } = reach;
  const [app, email] = [i18n.number(reach.app), i18n.number(reach.email)];
  const unknown = reach.unknownEmails.join(", ");
  return (
    <Text role="status" className="broadcast-reach">
      <strong>{t`Reaches ${plural(people, { one: "# person", other: "# people" })}`}</strong>
      {channels.includes("app") && ` · ${t`${app} in the app`}`}
      {channels.includes("email") && ` · ${t`${email} by email, who agreed to news`}`}
      {unknown && ` · ${t`No account has the address ${unknown}.`}`}
    </Text>
  );
}
