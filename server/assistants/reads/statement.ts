import type { LineGroup } from "../../../domain/finances/lineGroups.ts";
import type { Reader } from "../../providers/assistant.ts";

/** The sums of a month's statement, kind by kind, its newest lines, and which months have one. */
export const STATEMENT = `query AssistantStatement($workspaceId: ID!, $month: String!) {
  node(id: $workspaceId) {
    ... on Workspace {
      statementMonths
      statement(month: $month) {
        currency
        opening { amountMinor } closing { amountMinor } available { amountMinor } held { amountMinor }
        sums { group lines amount { amountMinor } }
        lines { group postedAt amount { amountMinor } sale { id titles } }
      }
    }
  }
}`;

interface Amount {
  /** Minor units, as text: books know no limit. */
  amountMinor: string;
}
export interface MonthSums {
  currency: string;
  opening: Amount;
  closing: Amount;
  available: Amount;
  held: Amount;
  /** The newest of them. */
  lines: {
    group: LineGroup;
    postedAt: string;
    amount: Amount;
    /** Null for a sale of somebody else in which the studio has a share, and for what is from no sale. */
    sale: { id: string; titles: string[] } | null;
  }[];
  sums: { group: LineGroup; lines: number; amount: Amount }[];
}

/** A month's statement; `parts` is null where the month has none. Null where the person may not see it. */
export async function readStatement(
  read: Reader,
  workspaceId: string,
  month: string,
): Promise<{ parts: MonthSums[] | null } | null> {
  const data = await read<{
    node: { statementMonths: string[] | null; statement: MonthSums[] | null } | null;
  }>(STATEMENT, { workspaceId, month });
  const { statementMonths: months, statement } = data?.node ?? {};
  if (!months || !statement) return null;
  return { parts: months.includes(month) ? statement : null };
}
