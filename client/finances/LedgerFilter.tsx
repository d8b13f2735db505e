import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { LedgerFilter_workspace$key } from "../__generated__/LedgerFilter_workspace.graphql.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { LEDGER_KINDS, ledgerChoiceOf } from "./ledgerChoice.ts";
import { yearsOf } from "./period.ts";
import { useKindLabels } from "./useKindLabels.ts";

/** Which lines of an account are shown: of one kind, of a month or a year. Kept in the address. */
export function LedgerFilter({ workspace }: { workspace: LedgerFilter_workspace$key }) {
  const { t, i18n } = useLingui();
  const { address, choose } = useAddressChoice();
  const labelOf = useKindLabels();
  const { statementMonths } = useFragment(
    graphql`
      fragment LedgerFilter_workspace on Workspace {
        statementMonths
      }
    `,
    workspace,
  );
  const months = statementMonths ?? [];
  const { account, kind, from } = ledgerChoiceOf(address);
  const nameOf = (month: string) =>
    i18n.date(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <div className="finances-choice">
      <NativeSelect
        aria-label={t`Kind of line`}
        value={kind ?? ""}
        onChange={(event) => choose({ kind: event.currentTarget.value })}
        data={[
          { value: "", label: t`All kinds` },
          ...LEDGER_KINDS[account].map((value) => ({ value, label: labelOf(value) })),
        ]}
      />
      <NativeSelect
        aria-label={t`Period`}
        value={from ? (address.get("period") ?? "") : ""}
        onChange={(event) => choose({ period: event.currentTarget.value })}
        data={[
          { value: "", label: t`Any time` },
          ...yearsOf(months).map((year) => ({ value: year, label: year })),
          ...months.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      {(kind || from) && (
        <Button variant="subtle" onClick={() => choose({ kind: null, period: null })}>
          {t`Show all lines`}
        </Button>
      )}
    </div>
  );
}
