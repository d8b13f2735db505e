import { fetchQuery, graphql } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { StreamQuality } from "../../domain/player/quality.ts";
import type { trackSourceQuery, trackSourceQuery$data } from "../__generated__/trackSourceQuery.graphql.ts";

const QUERY = graphql`
  query trackSourceQuery($id: ID!, $quality: StreamQuality!) {
    node(id: $id) {
      __typename
      ... on Track {
        id
        title
        artistNames
        coverUrl
        duration
        peaks
        stream(quality: $quality) {
          url
          expiresAt
        }
      }
    }
  }
`;

/** What the player shows of a track, and where it is heard; `stream` is null while there is nothing to hear. */
export type PlayableTrack = Extract<NonNullable<trackSourceQuery$data["node"]>, { __typename: "Track" }>;

/** An address that ends sooner than this is asked for anew before a track begins. */
const SPARE_MS = 60_000;

/** Asks for tracks and keeps the answers while their addresses last, so that the next track is known before it is needed. */
export class TrackSource {
  readonly #relay: IEnvironment;
  readonly #known = new Map<string, Promise<PlayableTrack | null>>();

  constructor(relay: IEnvironment) {
    this.#relay = relay;
  }

  /** Null when the track is gone or not for this listener. Throws RequestFailed when nobody answers. */
  async find(id: string, quality: StreamQuality): Promise<PlayableTrack | null> {
    const key = `${id} ${quality}`;
    const known = await this.#known.get(key)?.catch(() => null);
    if (known?.stream && Date.parse(known.stream.expiresAt) - Date.now() > SPARE_MS) return known;
    const answer = this.#ask(id, quality);
    this.#known.set(key, answer);
    return answer;
  }

  /** Asks once more, because the address that was given does not work. */
  findAgain(id: string, quality: StreamQuality): Promise<PlayableTrack | null> {
    this.#known.delete(`${id} ${quality}`);
    return this.find(id, quality);
  }

  /** Calls `show` whenever the facts of a track change, such as its title. Returns the way to end that. */
  watch(id: string, quality: StreamQuality, show: (track: PlayableTrack) => void): () => void {
    const operation = createOperationDescriptor(getRequest(QUERY), { id, quality });
    const retained = this.#relay.retain(operation);
    const watched = this.#relay.subscribe(this.#relay.lookup(operation.fragment), ({ data }) => {
      const track = asTrack(data as trackSourceQuery$data | null);
      if (track) show(track);
    });
    return () => {
      watched.dispose();
      retained.dispose();
    };
  }

  async #ask(id: string, quality: StreamQuality): Promise<PlayableTrack | null> {
    const answer = await fetchQuery<trackSourceQuery>(this.#relay, QUERY, { id, quality }).toPromise();
    return asTrack(answer);
  }
}

function asTrack(data: trackSourceQuery$data | null | undefined): PlayableTrack | null {
  return data?.node?.__typename === "Track" ? (data.node as PlayableTrack) : null;
}
