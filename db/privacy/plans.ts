import type { DB } from "../tables.generated.ts";
import { type ErasureAction, either, ofStudio, ofStudioBy, own, type Rows } from "./steps.ts";

/** What is taken along of a table: into which file of the ZIP, and without which columns. */
export interface Taken {
  file: string;
  rows: Rows;
  /** Secrets and what is of no use outside: hashes, tokens, keys of our own store. */
  without?: readonly string[];
}

/** What becomes of a person's rows in a table: when they are erased, and when they take their data along. */
export interface TablePlan {
  onErasure: readonly ErasureAction[];
  /** Null: nothing of it is about a person that does not stand in another table as well. */
  taken: Taken | null;
}

/** What a feature says of its tables. */
export type TablePlans = { readonly [Table in keyof DB]?: TablePlan };

/** Goes with the account. */
export const mine = (file: string, column = "userId", without: readonly string[] = []): TablePlan => ({
  onErasure: [{ does: "delete", rows: own(column), with: "user" }],
  taken: { file, rows: own(column), without },
});

/** Goes with the studio. */
export const ofMyStudio = (file: string, rows = ofStudio(), without: readonly string[] = []): TablePlan => ({
  onErasure: [{ does: "delete", rows, with: "workspace" }],
  taken: { file, rows, without },
});

/** Goes with the studio, and is made from other rows. */
export const derived = (rows = ofStudio()): TablePlan => ({
  onErasure: [{ does: "delete", rows, with: "workspace" }],
  taken: null,
});

/** Rows that name an artist. The artist they name would else stand in the way: they go first. */
export const credits = (column: string, parent: string): TablePlan => {
  const rows = either(ofStudioBy(column, parent), ofStudioBy("artistId", "artist"));
  return { onErasure: [{ does: "delete", rows }], taken: { file: "music", rows } };
};

/** About nobody, for the reason given. */
export const impersonal = (because: string): TablePlan => ({
  onErasure: [{ does: "nothing", because }],
  taken: null,
});
