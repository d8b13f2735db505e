import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ProviderPart_admin$key } from "../../__generated__/ProviderPart_admin.graphql.ts";
import type { ProviderPartRetryMutation } from "../../__generated__/ProviderPartRetryMutation.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { useVerb } from "../useVerb.ts";

/** Which payment provider is in use, whether its word arrives, and what of it could not be worked on. */
export function ProviderPart({ admin }: { admin: ProviderPart_admin$key }) {
  const { t } = useLingui();
  const { time } = useMoment();
  const { payments } = useFragment(
    graphql`
      fragment ProviderPart_admin on Admin {
        payments {
          mode
          offReason
          controlUrl
          lastEventAt
          waiting
          givenUp
          events {
            id
            name
            type
            objectId
            receivedAt
            tries
            error
            isGivenUp
          }
        }
      }
    `,
    admin,
  );
  const retry = useVerb<ProviderPartRetryMutation>(graphql`
    mutation ProviderPartRetryMutation($input: RetryStripeEventInput!) {
      retryStripeEvent(input: $input) {
        __typename
        ... on RetryStripeEventPayload {
          admin {
            ...ProviderPart_admin
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const { mode, offReason, controlUrl, lastEventAt, waiting, givenUp, events } = payments;
  const names: Record<string, string> = {
    stripe: "Stripe",
    emulator: t`Test payments: no money moves`,
    off: t`Payments are off`,
  };
  const why: Record<string, string> = {
    noKey: t`This address is public, and no key of Stripe is set.`,
    severalServers: t`Several servers share this database, and no key of Stripe is set.`,
  };
  return (
    <section aria-labelledby="provider" className="admin-part">
      <h2 id="provider">{t`Payment provider`}</h2>
      <p className="admin-sum">
        <strong className="admin-figure">{names[mode] ?? mode}</strong>
        {offReason && <span>{why[offReason]}</span>}
      </p>
      <Text c="dimmed">
        {lastEventAt ? t`Last event: ${time(lastEventAt)}` : t`No event has come yet.`} ·{" "}
        {t`Waiting: ${waiting}`} · {t`Given up: ${givenUp}`}
      </Text>
      {events.length > 0 && (
        <ul className="admin-cards" aria-label={t`Events that are not done`}>
          {events.map(({ id, name, type, objectId, receivedAt, tries, error, isGivenUp }) => (
            <li key={id}>
              <strong>
                {type}{" "}
                {isGivenUp ? (
                  <Badge color="red" variant="light">{t`Given up`}</Badge>
                ) : (
                  <Badge variant="light">{t`Waiting`}</Badge>
                )}
              </strong>
              {error && <p>{error}</p>}
              <p>
                {time(receivedAt)} · {t`Tries: ${tries}`}
              </p>
              <code className="admin-about">
                {name} {objectId}
              </code>
              {isGivenUp && (
                <Button
                  variant="default"
                  className="admin-again"
                  aria-label={t`Run again: ${type}`}
                  onClick={() => void retry({ input: { name } }, t`The event is worked on again.`)}
                >
                  {t`Run again`}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {controlUrl && (
        <p className="admin-links">
          <a href={controlUrl}>{t`Control of test payments`}</a>
        </p>
      )}
    </section>
  );
}
