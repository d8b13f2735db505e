import { graphql, useMutation } from "react-relay";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import type { useTrackEditMutation } from "../__generated__/useTrackEditMutation.graphql.ts";
import { accidentIn, type ProblemPayload, refusalIn } from "../i18n/useRefusal.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import { isSameValue } from "../ui/formValues.ts";
import type { TrackFacts, TrackField } from "./trackFields.ts";
import { trackWish } from "./trackWish.ts";

export type TrackChange = { [Field in TrackField]?: TrackFacts[Field] };

/** What became of a change. After `stale` the list already shows what the other person saved. */
export type EditOutcome = { kind: "saved" } | { kind: "stale" } | ({ kind: "refused" } & ProblemPayload);

type Track = Omit<listedTrack_track$data, " $fragmentType">;

/**
 * Saves a change of a track and shows it at once. When somebody saved other fields meanwhile, both changes stand; only a
 * change of the same field is a conflict. Without a connection it is kept on this device.
 */
export function useTrackEdit(track: Track): (change: TrackChange, version?: number) => Promise<EditOutcome> {
  const [commit] = useMutation<useTrackEditMutation>(graphql`
    mutation useTrackEditMutation($input: UpdateTrackInput!) @raw_response_type {
      updateTrack(input: $input) {
        __typename
        ... on UpdateTrackPayload {
          track {
            ...listedTrack_track
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleVersion {
          current {
            id
            version
            title
            artistNames
            genre
            mood
            bpm
            key
            isrc
            visibility
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  return async function save(change, version = track.version): Promise<EditOutcome> {
    const { artistNames, ...plain } = change;
    const edit = { ...plain, ...(artistNames ? { artistNames: [...artistNames] } : {}) };
    const ask = () =>
      new Promise<useTrackEditMutation["response"]>((onCompleted, onError) => {
        commit({
          variables: { input: { id: track.id, version, ...edit } },
          optimisticResponse: {
            updateTrack: { __typename: "UpdateTrackPayload", track: { ...plainly(track), ...change } },
          },
          onCompleted,
          onError,
        });
      });
    try {
      const kept = await saveOrQueue([trackWish(track.id, version, edit, track)], ask);
      if (kept.kind === "queued") return { kind: "saved" };
      const { updateTrack: answer } = kept.answer;
      if (answer.__typename === "UpdateTrackPayload") return { kind: "saved" };
      if (answer.__typename !== "StaleVersion") return { kind: "refused", ...refusalIn(answer) };
      const { current } = answer;
      const isUntouched = (Object.keys(change) as TrackField[]).every((field) =>
        isSameValue(current[field], track[field]),
      );
      return isUntouched ? save(change, current.version) : { kind: "stale" };
    } catch (error) {
      return { kind: "refused", ...accidentIn(error) };
    }
  };
}

/** The facts without Relay's own marks. */
function plainly(track: Track): Track {
  const { id, title, artistNames, genre, mood, bpm, key, isrc, duration, visibility } = track;
  const { state, progress, failure, coverUrl, version } = track;
  return {
    id,
    title,
    artistNames,
    genre,
    mood,
    bpm,
    key,
    isrc,
    duration,
    visibility,
    state,
    progress,
    failure,
    coverUrl,
    version,
  };
}
