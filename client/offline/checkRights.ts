import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { checkRightsQuery } from "../__generated__/checkRightsQuery.graphql.ts";
import { savedMusicOf } from "./SavedMusic.ts";

/** As many as one question may name. */
const AT_ONCE = 100;

/**
 * Removes what is saved on this device and may not be heard any more: withdrawn, deleted, or not for this person. Answers with the titles of
 * what went. Throws RequestFailed when nobody answers; then everything stays.
 */
export async function checkRights(relay: IEnvironment, personId: string): Promise<string[]> {
  const saved = savedMusicOf(personId);
  const songs = await saved.songs();
  const titles: string[] = [];
  for (let at = 0; at < songs.length; at += AT_ONCE) {
    const some = songs.slice(at, at + AT_ONCE);
    const ids = some.map(({ trackId }) => trackId);
    const answer = await fetchQuery<checkRightsQuery>(
      relay,
      graphql`
        query checkRightsQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            __typename
            ... on Track {
              id
            }
          }
        }
      `,
      { ids },
    ).toPromise();
    if (!answer) continue;
    const gone = some.filter((_song, place) => answer.nodes[place]?.__typename !== "Track");
    if (gone.length > 0) await saved.remove(gone.map(({ trackId }) => trackId));
    titles.push(...gone.map(({ track }) => track.title));
  }
  return titles;
}
