import type { StreamQuality } from "../../../domain/player/quality.ts";
import type { askRelayQueueQuery$data } from "../../__generated__/askRelayQueueQuery.graphql.ts";
import type { askRelayTrackQuery$data } from "../../__generated__/askRelayTrackQuery.graphql.ts";

/** What the player shows of a track, and where it is heard; `stream` is null while there is nothing to hear. */
export type PlayableTrack = Extract<NonNullable<askRelayTrackQuery$data["node"]>, { __typename: "Track" }>;

/** A track as the queue lists it; null for one that is gone. */
export type QueuedTrack = askRelayQueueQuery$data["nodes"][number];

/** Who answers for tracks. Each throws RequestFailed when nobody answers. */
export interface TrackAsking {
  /** Null when the track is gone or not for this listener. */
  track(id: string, quality: StreamQuality): Promise<PlayableTrack | null>;
  queue(ids: readonly string[]): Promise<readonly QueuedTrack[]>;
  /** Calls `show` whenever the facts of a track change, such as its title. Returns the way to end that. */
  watch(id: string, quality: StreamQuality, show: (track: PlayableTrack) => void): () => void;
}

/** An address that ends sooner than this is asked for anew before a track begins. */
const SPARE_MS = 60_000;

/** Asks for tracks and keeps the answers while their addresses last, so that the next track is known before it is needed. */
export class TrackSource {
  readonly #asking: TrackAsking;
  readonly #known = new Map<string, Promise<PlayableTrack | null>>();
  readonly queue: TrackAsking["queue"];
  readonly watch: TrackAsking["watch"];

  constructor(asking: TrackAsking) {
    this.#asking = asking;
    this.queue = asking.queue;
    this.watch = asking.watch;
  }

  /** Null when the track is gone or not for this listener. Throws RequestFailed when nobody answers. */
  async find(id: string, quality: StreamQuality): Promise<PlayableTrack | null> {
    const key = `${id} ${quality}`;
    const known = await this.#known.get(key)?.catch(() => null);
    if (known?.stream && Date.parse(known.stream.expiresAt) - Date.now() > SPARE_MS) return known;
    const answer = this.#asking.track(id, quality);
    this.#known.set(key, answer);
    return answer;
  }

  /** Asks once more, because the address that was given does not work. */
  findAgain(id: string, quality: StreamQuality): Promise<PlayableTrack | null> {
    this.#known.delete(`${id} ${quality}`);
    return this.find(id, quality);
  }
}
