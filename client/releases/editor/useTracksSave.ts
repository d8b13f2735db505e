import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useTracksSaveMutation } from "../../__generated__/useTracksSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";
import { useUnsentLabel } from "../../sync/mark/useUnsentLabel.tsx";
import { saveOrQueue } from "../../sync/saveOrQueue.ts";
import type { Placed } from "./discOrder.ts";
import { orderWish } from "./orderWish.ts";

interface Release {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly runningOrder: readonly { readonly isInstant: boolean; readonly track: { readonly id: string } }[];
}

/**
 * Saves the running order of a release; without a connection it is kept on this device. When somebody else saved it first, theirs shows, and nothing of it is overwritten.
 * A way back that is taken later starts from the version that stands then.
 */
export function useTracksSave(release: Release) {
  const relay = useRelayEnvironment();
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [known, setKnown] = useState(release.version);
  const version = Math.max(known, release.version);
  const commit = useCommit<useTracksSaveMutation>(graphql`
    mutation useTracksSaveMutation($input: SetReleaseTracksInput!) {
      setReleaseTracks(input: $input) {
        __typename
        ... on SetReleaseTracksPayload {
          release {
            ...TracksPart_release
            ...ReleaseTile_release
            ...useReleaseVerbs_release
          }
        }
        ... on StaleRelease {
          code
          params
          message
          current {
            version
            ...TracksPart_release
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  const about = { id: release.id, name: release.title, fields: ["tracks"] };
  const unsent = useUnsentLabel({ table: "catalog", ...about });
  const standing = new Set(
    release.runningOrder.filter(({ isInstant }) => isInstant).map(({ track }) => track.id),
  );

  /** `instant`: the tracks that are given at once to whoever orders ahead. */
  async function save(
    places: readonly Placed[],
    reason: string,
    instant: ReadonlySet<string> = standing,
  ): Promise<boolean> {
    setProblem(null);
    setSaving(true);
    const tracks = places.map(({ trackId, disc }) => ({ trackId, disc, isInstant: instant.has(trackId) }));
    const { id } = release;
    try {
      const wish = orderWish(relay, { id, version }, tracks, reason.trim());
      const kept = await saveOrQueue([wish], () =>
        commit({ input: { id, version, tracks, ...(reason.trim() ? { reason } : {}) } }),
      );
      if (kept.kind === "queued") return true;
      const { setReleaseTracks: answer } = kept.answer;
      if (answer.__typename === "SetReleaseTracksPayload") {
        setKnown((before) => Math.max(before, version + 1));
        return true;
      }
      setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    } finally {
      setSaving(false);
    }
    return false;
  }
  return { save, standing, problem, isSaving, unsent };
}
