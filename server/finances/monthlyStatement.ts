import type { Kysely } from "kysely";
import { type AccountSpan, listAccountSpans } from "../../db/ledger/months.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { text } from "../../domain/words/refusal.ts";
import { type StatementPart, type StatementRow, statementRow } from "../payouts/statementFile.ts";

/** What was owed in one currency through a month, and where it stands at the end, in minor units. */
export interface MonthPart extends StatementPart {
  ends: NonNullable<StatementPart["ends"]>;
  availableMinor: bigint;
  heldMinor: bigint;
}

/**
 * What a party was owed through a month, in each currency where anything was: held and available together, so that money which only
 * became available is no line. The opening balance and the lines come to the closing balance.
 */
export async function monthlyStatement(
  db: Kysely<DB>,
  partyId: string,
  { from, until }: { from: Date; until: Date },
  locale: Locale,
): Promise<MonthPart[]> {
  const spans = await listAccountSpans(db, partyId, from, until);
  return [...Map.groupBy(spans, ({ currency }) => currency)]
    .map(([currency, both]) => partOf(currency, both, locale))
    .filter(({ ends, rows }) => ends.openingMinor !== 0n || rows.length > 0);
}

function partOf(currency: string, spans: readonly AccountSpan[], locale: Locale): MonthPart {
  const ended = (state: AccountSpan["state"]) =>
    -(spans.find((span) => span.state === state)?.closingMinor ?? 0n);
  const amount = (minor: bigint) => formatMoney(minor, currency, locale);
  const openingMinor = -spans.reduce((sum, span) => sum + span.openingMinor, 0n);
  const rows = together(spans, openingMinor);
  const [available, held] = [ended("available"), ended("held")];
  return {
    ...{ currency, rows, availableMinor: available, heldMinor: held },
    ends: {
      ...{ openingMinor, closingMinor: available + held },
      said: text("finances.closingParts", { available: amount(available), held: amount(held) }),
    },
  };
}

/** The lines of both accounts, each posting once, in the order in which they were written, with what all came to beside each. */
function together(spans: readonly AccountSpan[], openingMinor: bigint): StatementRow[] {
  const postings = new Map<string, StatementRow>();
  for (const line of spans.flatMap(({ lines }) => lines)) {
    const row = statementRow(line);
    postings.set(line.key, { ...row, minor: row.minor + (postings.get(line.key)?.minor ?? 0n) });
  }
  let balanceMinor = openingMinor;
  return [...postings.values()]
    .filter(({ minor }) => minor !== 0n)
    .sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime())
    .map((row) => ({ ...row, balanceMinor: (balanceMinor += row.minor) }));
}
