import "./Balance.ts";
import "./LedgerLine.ts";
import type { Feature } from "../feature.ts";

export const ledger = {} satisfies Feature;
