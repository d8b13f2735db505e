import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type {
  SaleEvidence_sale$key,
  SaleEvidenceKind,
} from "../../__generated__/SaleEvidence_sale.graphql.ts";

/** What says that the buyer lives where the tax was reckoned for, and what says otherwise. Nothing for sales of before it was kept. */
export function SaleEvidence({ sale }: { sale: SaleEvidence_sale$key }) {
  const { t, i18n } = useLingui();
  const { country, evidence } = useFragment(
    graphql`
      fragment SaleEvidence_sale on Sale {
        country
        evidence {
          kind
          country
        }
      }
    `,
    sale,
  );
  if (evidence.length === 0) return null;
  const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
  const and = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const words: Record<SaleEvidenceKind, string> = {
    STATED: t`what the buyer chose`,
    CARD: t`the country of the card`,
    BILLING_ADDRESS: t`the billing address`,
  };
  const proofs = and.format(
    evidence.filter((each) => each.country === country).map(({ kind }) => words[kind]),
  );
  const doubts = and.format(
    evidence
      .filter((each) => each.country !== country)
      .map(({ kind, country: other }) => `${words[kind]} (${names.of(other) ?? other})`),
  );
  return (
    <Text c="dimmed">
      {proofs && t`The country is known by ${proofs}.`} {doubts && t`Another one is named by ${doubts}.`}
    </Text>
  );
}
