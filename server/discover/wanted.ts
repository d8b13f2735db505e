import type { Wanted } from "../../db/discover/shelves.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { preferenceLoader } from "../accounts/Preferences.ts";
import type { Context } from "../graphql/context.ts";

/** What this viewer wants to find, by their own switches; a visitor has none. */
export async function wantedBy(
  context: Context,
  { genre = null, mood = null }: { genre?: string | null; mood?: string | null } = {},
): Promise<Wanted> {
  const { viewer } = context;
  const stored = viewer ? await preferenceLoader(context).load(viewer.userId) : [];
  const { hideExplicit, hideAiMade } = preferencesFrom(stored);
  return { genre, mood, hideExplicit, hideAiMade };
}
