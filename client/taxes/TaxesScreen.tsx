import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { graphql } from "react-relay";
import type { TaxesScreenQuery } from "../__generated__/TaxesScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { KeptPanel } from "../ui/KeptPanel.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { AccountantPart } from "./AccountantPart.tsx";
import { ListsPart } from "./ListsPart.tsx";
import { ProfilePart } from "./ProfilePart.tsx";
import { RatesPart } from "./RatesPart.tsx";
import { TaxesWall } from "./TaxesWall.tsx";
import { filesOfStudio } from "./taxFiles.ts";
import { YearPart } from "./YearPart.tsx";
import { YearSwitch } from "./YearSwitch.tsx";
import "../settings/settings.css";
import "../finances/finances.css";
import "../finances/sale/sale.css";
import "./taxes.css";

const PARTS = ["year", "lists", "details", "rates", "accountant"] as const;

/** /finances/taxes: what a year came to, what tax offices ask for, who the taxpayer is, and the accountant's way in. */
export function TaxesScreen() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const { viewer } = useScreenQuery<TaxesScreenQuery>(graphql`
    query TaxesScreenQuery($year: Int!) @preloadable {
      viewer {
        workspace {
          id
          taxes {
            years
            year(year: $year) {
              year
              ...YearPart_year
              ...ListsPart_year
            }
            ...ProfilePart_taxes
            ...RatesPart_taxes
            ...AccountantPart_taxes
          }
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Taxes are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  const { id, taxes } = workspace;
  if (!taxes) return <TaxesWall />;
  const { year, years } = taxes;
  const part = PARTS.find((each) => each === address.get("part")) ?? "year";
  const names: Record<(typeof PARTS)[number], string> = {
    year: t`The year`,
    lists: t`Lists`,
    details: t`Your details`,
    rates: t`Rates`,
    accountant: t`Accountant`,
  };
  const isOfYear = part === "year" || part === "lists";
  const fileAt = filesOfStudio(id, year.year);
  return (
    <div className="finances">
      <header className="taxes-head">
        <PageTitle title={t`Taxes`} />
        {isOfYear && <YearSwitch years={years} year={year.year} />}
      </header>
      <Tabs
        value={part}
        keepMountedMode="display-none"
        className="taxes-tabs"
        onChange={(next) => choose({ part: next === "year" ? null : next })}
      >
        <Tabs.List aria-label={t`Parts of your taxes`}>
          {PARTS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {names[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <KeptPanel value="year">
          <YearPart year={year} fileAt={fileAt} />
        </KeptPanel>
        <KeptPanel value="lists">
          <ListsPart year={year} fileAt={fileAt} />
        </KeptPanel>
        <KeptPanel value="details">
          <ProfilePart workspaceId={id} taxes={taxes} />
        </KeptPanel>
        <KeptPanel value="rates">
          <RatesPart taxes={taxes} />
        </KeptPanel>
        <KeptPanel value="accountant">
          <AccountantPart workspaceId={id} taxes={taxes} />
        </KeptPanel>
      </Tabs>
    </div>
  );
}
