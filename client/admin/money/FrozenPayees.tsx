import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { FrozenPayees_admin$key } from "../../__generated__/FrozenPayees_admin.graphql.ts";
import { personAddress, studioAddress } from "../lineAddress.ts";
import { PersonPayouts } from "./PersonPayouts.tsx";
import { StudioPayouts } from "./StudioPayouts.tsx";

/** To which studios and people nothing is paid out, and why. */
export function FrozenPayees({ admin }: { admin: FrozenPayees_admin$key }) {
  const { t } = useLingui();
  const { frozenStudios, frozenPeople } = useFragment(
    graphql`
      fragment FrozenPayees_admin on Admin {
        frozenStudios {
          id
          name
          ...StudioPayouts_workspace
        }
        frozenPeople {
          id
          fullName
          ...PersonPayouts_person
        }
      }
    `,
    admin,
  );
  return (
    <section aria-labelledby="frozen" className="admin-part">
      <h2 id="frozen">{t`Payouts on hold`}</h2>
      {frozenStudios.length + frozenPeople.length === 0 ? (
        <Text c="dimmed">
          {t`No payouts are on hold. They are held back on the page of a workspace or of a person.`}
        </Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Payouts on hold`}>
          {frozenStudios.map((studio) => (
            <li key={studio.id}>
              <strong>
                <Link to={studioAddress(studio.id, studio.name)}>{studio.name}</Link>
              </strong>
              <StudioPayouts workspace={studio} />
            </li>
          ))}
          {frozenPeople.map((person) => (
            <li key={person.id}>
              <strong>
                <Link to={personAddress(person.id, person.fullName)}>{person.fullName}</Link>
              </strong>
              <PersonPayouts person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
