import { useLingui } from "@lingui/react/macro";

/** Words for the states of a sale, of a refund and of a dispute, and for why something was given back. */
export function useSaleLabels() {
  const { t } = useLingui();
  return {
    status: {
      paid: t`Sold`,
      partlyRefunded: t`Partly refunded`,
      refunded: t`Refunded`,
      disputed: t`Disputed`,
      lost: t`Dispute lost`,
    },
    refund: {
      asked: t`On its way`,
      succeeded: t`Given back`,
      failed: t`Did not go through`,
      refused: t`Not taken by the payment provider`,
    },
    dispute: { open: t`The buyer's bank decides`, won: t`Decided for you`, lost: t`Decided for the buyer` },
    reason: {
      requested: t`The buyer asked for it`,
      notDelivered: t`It did not arrive`,
      duplicate: t`It was bought twice`,
      fraudulent: t`Somebody else paid with the card`,
      other: t`Something else`,
    },
  };
}

/** The word for a key that the server may know more of than this page. */
export function wordOf(words: Readonly<Record<string, string>>, key: string | null | undefined): string {
  return (key && words[key]) || "";
}
