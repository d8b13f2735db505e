import { listWorkspaceReleases } from "../../db/releases/releaseList.ts";
import { greeting } from "../../domain/accounts/greeting.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { nextRecord } from "../../domain/releases/nextRecord.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";

// As the screen asks for them (client/dashboard/NextRecord.tsx).
const UPCOMING = { states: ["draft", "checking", "ready", "scheduled", "preorder"] };
const MOST_UPCOMING = 50;
const COVER_WIDTH = 320;

/** The artist's home: their next record. Null for people without a studio. */
export async function studioHome({ db, viewer, now }: Asked): Promise<OwnView | null> {
  const studio = viewer.memberships[0];
  if (!studio) return null;
  const releases = await listWorkspaceReleases(db, studio.workspaceId, UPCOMING, { limit: MOST_UPCOMING });
  const dated = releases.map((release) => ({ release, date: release.date?.toISOString() ?? null }));
  const release = nextRecord(dated, now)?.release;
  return {
    screen: "dashboard",
    title: (locale) => said(locale, greeting(viewer, "artist")),
    record: release && {
      coverUrl: coverUrl(release.coverKey, release.id, release.genre, COVER_WIDTH),
      about: (locale) => said(locale, text("releases.yourNext")),
      title: wholeTitle(release),
    },
  };
}
