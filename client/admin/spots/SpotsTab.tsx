import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { SpotsTab_admin$key } from "../../__generated__/SpotsTab_admin.graphql.ts";
import type { SpotsTabQuery } from "../../__generated__/SpotsTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { SpotEntry } from "./SpotEntry.tsx";

/** Spots that wait to be judged, and those that are heard. */
export function SpotsTab() {
  const { t } = useLingui();
  const { admin } = useScreenQuery<SpotsTabQuery>(graphql`
    query SpotsTabQuery @preloadable {
      admin {
        ...SpotsTab_admin
      }
    }
  `);
  const { waitingSpots, approvedSpots } = useFragment<SpotsTab_admin$key>(
    graphql`
      fragment SpotsTab_admin on Admin {
        waitingSpots {
          id
          ...SpotEntry_spot
        }
        approvedSpots {
          id
          ...SpotEntry_spot
        }
      }
    `,
    admin,
  );
  return (
    <>
      <PageTitle title={t`Spots`} />
      <section aria-labelledby="spots-waiting" className="admin-part">
        <h2 id="spots-waiting">{t`Waiting to be judged`}</h2>
        {waitingSpots.length === 0 ? (
          <Text c="dimmed">{t`No spot is waiting.`}</Text>
        ) : (
          <ul className="admin-cards" aria-label={t`Waiting to be judged`}>
            {waitingSpots.map((spot) => (
              <SpotEntry key={spot.id} spot={spot} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="spots-approved" className="admin-part">
        <h2 id="spots-approved">{t`Heard between songs`}</h2>
        {approvedSpots.length === 0 ? (
          <Text c="dimmed">{t`No spot is heard at the moment.`}</Text>
        ) : (
          <ul className="admin-cards" aria-label={t`Heard between songs`}>
            {approvedSpots.map((spot) => (
              <SpotEntry key={spot.id} spot={spot} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
