import { COVER_BACK_MINUTES } from "../../../domain/assistants/coverDrafts.ts";
import { HOUR_MS } from "../../../domain/duration.ts";
import type { CoverFacts } from "../../releases/putBackCover.ts";

/** What a draft became: the cover with this key, since when, in place of which. */
export interface MadeCover {
  coverKey: string;
  at: string;
  before: CoverFacts;
}

/** The cover that a draft became, as its row keeps it. */
export function madeOf({ made }: { made: unknown }): MadeCover | null {
  return made as MadeCover | null;
}

/** Until when the cover before can come back; null: as long as the draft is the cover, because there was none. */
export function backUntil({ at, before }: MadeCover): Date | null {
  return before.coverKey === null ? null : new Date(Date.parse(at) + (COVER_BACK_MINUTES / 60) * HOUR_MS);
}
