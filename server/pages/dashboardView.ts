import { listPreferences } from "../../db/accounts/preferences.ts";
import { isDualMode, sideOf } from "../../domain/accounts/modes.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { fanHome } from "./fanHome.ts";
import type { OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";
import { studioHome } from "./studioHome.ts";

/** Home, of the side that somebody chose. Null for whoever begins just now: they are asked something first. */
export async function dashboardView(asked: Asked): Promise<OwnView | null> {
  const { userId, role, capabilities, onboardingCompleted } = asked.viewer;
  if (!onboardingCompleted) return null;
  // Who has but one side chose none.
  if (!isDualMode(capabilities) && sideOf(role, capabilities) === "artist") return studioHome(asked);
  const preferences = preferencesFrom(await listPreferences(asked.db, [userId]));
  const side = sideOf(role, capabilities, preferences.mode);
  return side === "artist" ? studioHome(asked) : fanHome(asked, preferences);
}
