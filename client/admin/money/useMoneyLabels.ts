import { useLingui } from "@lingui/react/macro";
import type { OfferName } from "../../../domain/billing/offers.ts";
import type { DifferencesPart_admin$data } from "../../__generated__/DifferencesPart_admin.graphql.ts";
import type { DisputesPart_admin$data } from "../../__generated__/DisputesPart_admin.graphql.ts";
import { useOfferLabels } from "../../billing/plans/useOfferLabels.ts";
import { useMoney } from "../../ui/useMoney.ts";

type DisputeState = DisputesPart_admin$data["disputes"][number]["state"];
type DifferenceKind = DifferencesPart_admin$data["payments"]["differences"][number]["kind"];

/** What stands on the page of money, in words. */
export function useMoneyLabels() {
  const { t } = useLingui();
  const offers = useOfferLabels();
  const states: Record<Exclude<DisputeState, "%future added value">, string> = {
    open: t`The bank decides`,
    won: t`Won`,
    lost: t`Lost`,
  };
  const differences: Record<
    Exclude<DifferenceKind, "%future added value">,
    { what: string; todo: string }
  > = {
    otherAmount: {
      what: t`Another amount was paid than the sale has`,
      todo: t`The sale is not fulfilled. Look at the payment at the provider and give the money back there.`,
    },
    notInBooks: {
      what: t`Money moved at the provider that our books know nothing of`,
      todo: t`Somebody acted at the provider itself, or its word has not arrived. If it is still here tomorrow, look the id up at the provider.`,
    },
    notAtProvider: {
      what: t`Our books moved money that the provider knows nothing of`,
      todo: t`Check that the server uses the right account of the provider. Then correct the books with a new posting.`,
    },
    otherMovement: {
      what: t`Our books hold another amount than the provider moved`,
      todo: t`Compare both amounts below. Usually a fee changed afterwards; correct the books with a new posting.`,
    },
    books: {
      what: t`The books contradict themselves`,
      todo: t`Stop payouts of the studios it is about, and run: npm run admin -- verify-books`,
    },
  };
  return {
    planOf: (plan: string) => (Object.hasOwn(offers, plan) ? offers[plan as OfferName].name : plan),
    states: states as Record<string, string>,
    differences: differences as Record<string, { what: string; todo: string } | undefined>,
    money: useMoney(),
  };
}
