import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import type { Tier } from "../../../domain/billing/plans.ts";
import type { TestServer } from "../../testing.ts";
import type { Kit } from "./kit.ts";
import { PRINCIPALS, type PrincipalName } from "./principalNames.ts";
import type { Principal } from "./principals.ts";

/**
 * A letter for each principal in their order, blanks apart: `Y` may, `-` is refused, `P` needs pro (a trial will do), `$`
 * needs a paid plan (pro or more, a trial will not do), `E` needs enterprise: all of the studio. `e` needs enterprise on the
 * person's own plan.
 */
export type Cells = string;

/** What a request over HTTP sends; the cookie of the principal is added. */
export interface RestRequest {
  path: string;
  method: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** How one operation is tried; and who may use it, where that is not what authz.generated.txt says. */
export interface Row {
  /** Pointing at things of their own workspace, or at themselves. */
  own?: Cells;
  /** Pointing at somebody else's. Left out beside `own`: nobody may. */
  other?: Cells;
  /** The thing or its answer is there for everybody, and to those who may not only what `sees` looks for is missing. */
  isOfPublic?: true;
  /**
   * The field's arguments (for a mutation: its input) from the things of the place. Runs inside the cell's transaction, so
   * it may insert what the operation needs. Ids of usual things and the first version are filled in (derivedInput.ts).
   */
  input?: (kit: Kit, db: Kysely<DB>) => object | Promise<object>;
  /** Instead of the selection made from the schema: a whole document, whose variables are what `input` returns. */
  document?: string;
  /** For answers that are given to all but hold different things: whether this one holds what the row is about. */
  sees?: (data: any, kit: Kit) => boolean;
  /** For a route over HTTP: what is sent. */
  request?: (kit: Kit, server: TestServer) => RestRequest | Promise<RestRequest>;
  /** Statuses by which the route refuses, beside 401, 404 and 410. */
  closedBy?: readonly number[];
  /** Names of refusals that come after the question of rights, and so count as granted. */
  granted?: readonly string[];
  /** Names of refusals by which the operation says no, beside NotFound. */
  refused?: readonly string[];
}

/** A row with its letters and, where it needs any, its arguments. */
export interface WholeRow extends Row {
  own: Cells;
}

/** Whether the row is about things of one place: to everybody else they do not exist. */
export function isBound({ input, request, other, isOfPublic }: WholeRow): boolean {
  return Boolean(input || request) && !other && !isOfPublic;
}

/** Throws when the letters are not one for each principal. */
export function cellOf(cells: Cells, name: PrincipalName): string {
  const letters = cells.replaceAll(" ", "");
  if (letters.length !== PRINCIPALS.length || /[^-YP$Ee]/.test(letters))
    throw new Error(`"${cells}" is not a line of the matrix.`);
  return letters[PRINCIPALS.indexOf(name)]!;
}

/** On which plans a letter lets somebody in. */
export const OPENS: Record<string, readonly Tier[]> = {
  Y: ["free", "trial", "pro", "enterprise"],
  P: ["trial", "pro", "enterprise"],
  $: ["pro", "enterprise"],
  E: ["enterprise"],
  e: ["enterprise"],
  "-": [],
};

/** Whether the cell lets this person in. A superadmin is on enterprise, whatever the record says. */
export function mayIn(
  cell: string,
  { name, tier, ownTier }: Pick<Principal, "name" | "tier" | "ownTier">,
): boolean {
  if (name === "superadmin") return cell !== "-";
  return OPENS[cell]!.includes(cell === "e" ? ownTier : tier);
}
