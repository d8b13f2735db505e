import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ProfileFacts_profile$key } from "../__generated__/ProfileFacts_profile.graphql.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

/** Who earns the money, for who may read it and not change it. */
export function ProfileFacts({ profile }: { profile: ProfileFacts_profile$key }) {
  const { t } = useLingui();
  const { fields, kinds, usForms, countryName, calendarDay } = useTaxLabels();
  const { kind, legalName, country, address, birthDate, taxId, vatRegistered, vatId, usForm } = useFragment(
    graphql`
      fragment ProfileFacts_profile on TaxProfile {
        kind
        legalName
        country
        address
        birthDate
        taxId
        vatRegistered
        vatId
        usForm
      }
    `,
    profile,
  );
  const facts = {
    kind: kind === "UNSET" ? "" : kinds[kind],
    legalName,
    country: country && countryName(country),
    address,
    birthDate: kind === "PERSON" && birthDate ? calendarDay(birthDate) : "",
    taxId,
    vatId: vatRegistered ? vatId : "",
    usForm: usForm === "NONE" ? "" : usForms[usForm],
  };
  const known = Object.entries(facts).filter(([, value]) => value);
  if (known.length === 0) return <Text c="dimmed">{t`Nothing was filled in yet.`}</Text>;
  return (
    <dl className="taxes-facts">
      {known.map(([field, value]) => (
        <div key={field}>
          <dt>{fields[field]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
