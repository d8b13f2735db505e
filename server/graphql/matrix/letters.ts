import type { Cells } from "./cells.ts";

//                                visitor | fan educator collector | artist manager label_admin | admin owner | founder, no role | at home elsewhere: founder, fan | superadmin
export const NOBODY: Cells = "- --- --- -- -- -- -";
export const EVERYONE: Cells = "Y YYY YYY YY YY YY Y";
export const FANS: Cells = "- Y-- --- -- -- -- -";
export const SIGNED_IN: Cells = "- YYY YYY YY YY YY Y";
export const MEMBERS: Cells = "- --- YYY YY YY YY Y";
export const MEMBERS_ON_A_PLAN: Cells = "- --- PPP PP PP PP Y";
export const ADMINISTRATORS: Cells = "- --- --- YY Y- -- Y";
export const ADMINISTRATORS_ON_A_PLAN: Cells = "- --- --- PP P- -- Y";
export const OWNERS: Cells = "- --- --- -Y Y- -- -";
export const STUDIOS_ON_ENTERPRISE: Cells = "- --- eee ee ee ee Y";
export const SUPERADMIN: Cells = "- --- --- -- -- -- Y";
