import { listReleaseArtists } from "../../db/catalog/artists.ts";
import { listFollowedReleases } from "../../db/catalog/releases.ts";
import { findTracks } from "../../db/catalog/tracks.ts";
import { listRecentlyPlayed } from "../../db/plays/plays.ts";
import { greeting } from "../../domain/accounts/greeting.ts";
import type { Preferences } from "../../domain/accounts/preferences.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { coverUrl, trackCoverUrl } from "../catalog/coverUrl.ts";
import { workspacesOf } from "../graphql/context.ts";
import type { Item, OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";

/** As many as stand beside each other on wide screens before anybody pushes the row aside. */
const HEARD = 7;
/** As the screen asks for them (client/dashboard/FollowedReleases.tsx). */
const NEW = 6;

/**
 * A fan's home: what they heard last, and what is new of whom they follow. Their name alone where nothing was heard, or where only
 * their device knows of it: what stands there instead is the client's.
 */
export async function fanHome(asked: Asked, { listeningHistory }: Preferences): Promise<OwnView> {
  const name: OwnView = {
    screen: "dashboard",
    isFans: true,
    title: (locale) => said(locale, greeting(asked.viewer, "fan")),
  };
  if (!listeningHistory) return name;
  const [heard, fresh] = await Promise.all([lastHeard(asked), newReleases(asked)]);
  if (heard.length === 0) return name;
  return {
    ...name,
    shelves: [
      {
        title: (locale) => said(locale, text("plays.continueListening")),
        about: (locale) => said(locale, text("plays.allYouHeard")),
        isRow: true,
        items: heard,
      },
      { title: (locale) => said(locale, text("profiles.newFromFollowed")), items: fresh },
    ],
  };
}

async function lastHeard({ db, viewer }: Asked): Promise<Item[]> {
  const heard = await listRecentlyPlayed(db, viewer.userId, HEARD);
  const ids = heard.map(({ id }) => id);
  const tracks = await findTracks(db, ids, workspacesOf(viewer), { artists: ["name"] });
  return tracks
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((track) => ({
      coverUrl: trackCoverUrl(track),
      name: track.title,
      by: byline((track.artists ?? []).map(({ name }) => name)),
    }));
}

async function newReleases({ db, viewer }: Asked): Promise<Item[]> {
  const releases = await listFollowedReleases(db, viewer.userId, { limit: NEW });
  const artists = await listReleaseArtists(
    db,
    releases.map(({ id }) => id),
  );
  return releases.map(({ id, title, coverKey, genre }) => ({
    coverUrl: coverUrl(coverKey, id, genre),
    name: title,
    by: byline(artists.filter(({ releaseId }) => releaseId === id).map(({ name }) => name)),
  }));
}
