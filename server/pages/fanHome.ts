import { findTracks } from "../../db/catalog/tracks.ts";
import { listRecentlyPlayed } from "../../db/plays/plays.ts";
import { greeting } from "../../domain/accounts/greeting.ts";
import type { Preferences } from "../../domain/accounts/preferences.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { workspacesOf } from "../graphql/context.ts";
import type { OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";

/** As many as stand beside each other on wide screens before anybody pushes the row aside. */
const SHOWN = 7;

/** A fan's home: what they heard last. Their name alone where nothing was heard, or where only their device knows of it. */
export async function fanHome(asked: Asked, { listeningHistory }: Preferences): Promise<OwnView> {
  const tracks = listeningHistory ? await lastHeard(asked) : [];
  return {
    screen: "dashboard",
    title: (locale) => said(locale, greeting(asked.viewer, "fan")),
    shelf: {
      title: (locale) => said(locale, text("plays.continueListening")),
      about: (locale) => said(locale, text("plays.allYouHeard")),
      items: tracks.map((track) => ({
        coverUrl: coverUrl(track.coverKey, track.releaseId ?? track.id, track.genre),
        name: track.title,
        by: byline((track.artists ?? []).map(({ name }) => name)),
      })),
    },
  };
}

async function lastHeard({ db, viewer }: Asked) {
  const heard = await listRecentlyPlayed(db, viewer.userId, SHOWN);
  const ids = heard.map(({ id }) => id);
  const tracks = await findTracks(db, ids, workspacesOf(viewer), { artists: ["name"] });
  return tracks.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
