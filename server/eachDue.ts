import type { DuePlace } from "../db/longestDue.ts";
import { log } from "./log.ts";

/**
 * Does something about everything that is due, page after page until none is left. One that fails is logged under `accident` and passed by, so that
 * it keeps nobody from the rest; the next round meets it again.
 */
export async function eachDue(
  accident: string,
  page: (after: DuePlace | null) => Promise<DuePlace[]>,
  does: (id: string) => Promise<unknown>,
): Promise<void> {
  let after: DuePlace | null = null;
  do {
    const places: DuePlace[] = await page(after);
    for (const { id } of places) await does(id).catch((error) => log.error(accident, { id, error }));
    after = places.at(-1) ?? null;
  } while (after);
}
