import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { LedgerPanel_workspace$key } from "../__generated__/LedgerPanel_workspace.graphql.ts";
import type { LedgerPanelQuery } from "../__generated__/LedgerPanelQuery.graphql.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { LedgerFilter } from "./LedgerFilter.tsx";
import { LedgerRow } from "./LedgerRow.tsx";
import { ledgerChoiceOf } from "./ledgerChoice.ts";

const MORE = 40;

/** What came and went, newest first, with what it came to beside each line. */
export function LedgerPanel({ workspace }: { workspace: LedgerPanel_workspace$key }) {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LedgerPanelQuery,
    LedgerPanel_workspace$key
  >(
    graphql`
      fragment LedgerPanel_workspace on Workspace
      @refetchable(queryName: "LedgerPanelQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        account: { type: "LedgerAccount!" }
        currency: { type: "String" }
        kind: { type: "LedgerKind" }
        from: { type: "DateTime" }
        until: { type: "DateTime" }
      ) {
        balances {
          currency
        }
        ...LedgerFilter_workspace
        ledger(
          first: $count
          after: $cursor
          account: $account
          currency: $currency
          kind: $kind
          from: $from
          until: $until
        ) @connection(key: "LedgerPanel_ledger", filters: ["account", "currency", "kind", "from", "until"]) {
          edges {
            cursor
            node {
              kind
              ...LedgerRow_line
            }
          }
        }
      }
    `,
    workspace,
  );
  const { account, currency, kind, from } = ledgerChoiceOf(address);
  const currencies = (data.balances ?? []).map((balance) => balance.currency);
  const edges = data.ledger?.edges ?? [];
  const labels = { held: t`Held`, available: t`Available`, pending: t`On its way` };
  const hints = {
    held: t`Every sale comes in here and waits for a few days, in case the buyer wants the money back.`,
    available: t`What can be paid out, and the payouts that were made of it.`,
    pending: t`Payouts that are not at your bank yet.`,
  };
  return (
    <section className="finances-ledger" aria-labelledby="finances-ledger">
      <div className="finances-next">
        <h2 id="finances-ledger">{t`Ledger`}</h2>
        <Anchor component={Link} to="/finances/sales">
          {t`All sales`}
        </Anchor>
      </div>
      <div className="finances-choice">
        <SegmentedControl
          aria-label={t`Where the money is`}
          value={account}
          onChange={(value) => choose({ account: value === "held" ? null : value, kind: null })}
          data={(["held", "available", "pending"] as const).map((value) => ({ value, label: labels[value] }))}
        />
        {currencies.length > 1 && (
          <NativeSelect
            aria-label={t`Currency`}
            value={currency ?? currencies[0] ?? ""}
            onChange={(event) => choose({ currency: event.currentTarget.value })}
            data={currencies}
          />
        )}
      </div>
      <LedgerFilter workspace={data} />
      <Text c="dimmed">
        {hints[account]}{" "}
        {kind && edges.length > 0 && t`Each balance is that of the whole account after this line.`}
      </Text>
      {edges.length === 0 ? (
        <p role="status">
          {kind || from ? t`No lines like these. Choose another kind or period.` : t`No lines yet.`}
        </p>
      ) : (
        <table className="finances-lines">
          <thead>
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`What`}</th>
              <th scope="col">{t`Amount`}</th>
              <th scope="col">{t`Balance`}</th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ cursor, node }) => (
              <LedgerRow key={cursor} line={node} />
            ))}
          </tbody>
        </table>
      )}
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}
