import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AccountantScreen_view$key } from "../__generated__/AccountantScreen_view.graphql.ts";
import type { AccountantScreenQuery } from "../__generated__/AccountantScreenQuery.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { ListsPart } from "./ListsPart.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { filesByLink } from "./taxFiles.ts";
import { useTaxLabels } from "./useTaxLabels.ts";
import { YearPart } from "./YearPart.tsx";
import { YearSwitch } from "./YearSwitch.tsx";
import "../accounts/accounts.css";
import "../settings/settings.css";
import "../finances/finances.css";
import "../finances/sale/sale.css";
import "./taxes.css";

/** /taxes/accountant?token=…: some years of a studio, to read and to download, without an account. */
export function AccountantScreen() {
  const { t } = useLingui();
  const { accountantView } = useScreenQuery<AccountantScreenQuery>(graphql`
    query AccountantScreenQuery($token: String!, $year: Int!) @preloadable {
      accountantView(token: $token) {
        ...AccountantScreen_view @arguments(year: $year)
      }
    }
  `);
  if (accountantView) return <View view={accountantView} />;
  return (
    <div className="taxes-closed">
      <section className="auth-card">
        <PageTitle title={t`Taxes`} />
        <FormMessage
          isSuccess={false}
          text={t`This link no longer works. Ask the studio that sent it for a new one.`}
        />
        <Button component={Link} to="/" size="lg" fullWidth variant="default">
          {t`Continue to Levare`}
        </Button>
      </section>
    </div>
  );
}

function View({ view }: { view: AccountantScreen_view$key }) {
  const { t } = useLingui();
  const { day } = useTaxLabels();
  const { address, choose } = useAddressChoice();
  const { studio, expiresAt, years, year, profile } = useFragment(
    graphql`
      fragment AccountantScreen_view on AccountantView @argumentDefinitions(year: { type: "Int!" }) {
        studio
        expiresAt
        years
        profile {
          ...ProfileFacts_profile
        }
        year(year: $year) {
          year
          ...YearPart_year
          ...ListsPart_year
        }
      }
    `,
    view,
  );
  const newest = Math.max(...years);
  const isMissing = !year;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address names a year that the link is not for
  useEffect(() => {
    if (isMissing) choose({ year: String(newest) });
  }, [isMissing, newest]);
  const until = day(expiresAt);
  const fileAt = year && filesByLink(address.get("token") ?? "", year.year);
  return (
    <div className="finances taxes-view">
      <header className="taxes-head">
        <div>
          <PageTitle title={t`Taxes of ${studio}`} />
          <Text c="dimmed">{t`To read and to download, until ${until}.`}</Text>
        </div>
        {year && <YearSwitch years={years} year={year.year} />}
      </header>
      {year && fileAt && (
        <>
          <YearPart year={year} fileAt={fileAt} />
          <ListsPart year={year} fileAt={fileAt} />
        </>
      )}
      <SettingsCard title={t`Who earns the money`}>
        <ProfileFacts profile={profile} />
      </SettingsCard>
    </div>
  );
}
