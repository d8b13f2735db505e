import { keysOfShare, tryRows } from "./tryRows.ts";

tryRows(keysOfShare(1));
