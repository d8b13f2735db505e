import { nextId } from "../../domain/player/queue.ts";
import { SPOT_EVERY_MS, SPOT_HANDED_MS, SPOT_SECONDS } from "../../domain/spots/spot.ts";
import { madeId } from "../app/madeId.ts";
import type { Interlude, Player } from "../player/Player.ts";
import type { Gap, GivenSpot, SpotsAsking } from "./askSpots.ts";

/** So long before a song ends is asked for what may stand behind it. Seconds. */
const ASK_SECONDS = 12;
/** A song that was left so close to its end was heard to its end. Seconds; tracks that fade into each other end earlier. */
const END_SECONDS = 13;
const TICK_MS = 250;

/** What is on the screen while a spot is met. */
export interface SpotView {
  spot: GivenSpot;
  /** Until the music goes on. */
  secondsLeft: number;
}

/**
 * Brings spots between songs. One is asked for shortly before a song ends, so that nobody waits where none is due, and is dropped
 * where the song does not end. `clock` is in milliseconds and never goes back.
 */
export class SpotSeat implements Interlude {
  readonly #player: Pick<Player, "subscribe" | "view" | "position" | "duration" | "interlude">;
  readonly #asking: SpotsAsking;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  #view: SpotView | null = null;
  #asked = "";
  #songsEnded = 0;
  #quietUntil = 0;
  #hand: (Gap & { spot: GivenSpot; at: number }) | null = null;
  /** Where the music was last. */
  #place: { trackId: string | null; secondsLeft: number } = { trackId: null, secondsLeft: Infinity };

  constructor(
    player: Pick<Player, "subscribe" | "view" | "position" | "duration" | "interlude">,
    asking: SpotsAsking,
    clock: () => number = () => performance.now(),
  ) {
    this.#player = player;
    this.#asking = asking;
    this.#clock = clock;
  }

  readonly view = (): SpotView | null => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to listen to the player. Gives back the way to end that. */
  join(): () => void {
    this.#player.interlude = this;
    const leave = this.#player.subscribe(() => this.#follow());
    return () => {
      leave();
      this.#player.interlude = null;
    };
  }

  isDue(endedId: string, followingId: string): boolean {
    const hand = this.#hand;
    return (
      hand?.endedTrackId === endedId &&
      hand.nextTrackId === followingId &&
      this.#clock() - hand.at < SPOT_HANDED_MS - ASK_SECONDS * 1000
    );
  }

  /** Lets the spot be heard for its seconds; where its music does not come, it is read. */
  async play(audio: HTMLAudioElement, left: AbortSignal): Promise<void> {
    const spot = this.#hand?.spot;
    this.#hand = null;
    if (!spot) return;
    this.#songsEnded = 0;
    // The song before the spot was counted with it.
    this.#place.secondsLeft = Infinity;
    this.#quietUntil = this.#clock() + SPOT_EVERY_MS;
    this.#report(spot, "seen");
    const isHeard = await this.#pass(spot, audio, left);
    this.#show(null);
    if (isHeard) this.#report(spot, "heard");
  }

  /** Whoever looks closer has pressed it. */
  press(): void {
    if (this.#view) this.#report(this.#view.spot, "pressed");
  }

  /** Whether its music was heard to the end. */
  #pass(spot: GivenSpot, audio: HTMLAudioElement, left: AbortSignal): Promise<boolean> {
    const url = spot.track?.stream?.url;
    let leftMs = SPOT_SECONDS * 1000;
    let before = this.#clock();
    return new Promise((resolve) => {
      const unheard = new AbortController();
      const handleEnd = (isHeard: boolean) => {
        clearInterval(ticking);
        unheard.abort();
        resolve(isHeard);
      };
      const tick = () => {
        const now = this.#clock();
        // Who pauses pauses the spot as well.
        if (this.#player.view().isPlaying) leftMs -= now - before;
        before = now;
        if (leftMs <= 0) return handleEnd(url !== undefined && !audio.error && audio.currentTime > 0);
        this.#show({ spot, secondsLeft: Math.ceil(leftMs / 1000) });
      };
      const ticking = setInterval(tick, TICK_MS);
      const { signal } = unheard;
      left.addEventListener("abort", () => handleEnd(false), { signal });
      if (url !== undefined) {
        audio.addEventListener("loadedmetadata", () => (audio.currentTime = spot.startMs / 1000), { signal });
        audio.addEventListener("ended", () => handleEnd(true), { signal });
        audio.src = url;
        void audio.play().catch(() => {});
      }
      tick();
    });
  }

  #follow(): void {
    const view = this.#player.view();
    const { currentId } = view;
    if (currentId !== this.#place.trackId) {
      if (this.#place.secondsLeft < END_SECONDS) this.#songsEnded++;
      this.#place = { trackId: currentId, secondsLeft: Infinity };
    }
    if (this.#view || currentId === null || !view.isPlaying || this.#player.duration === 0) return;
    this.#place.secondsLeft = this.#player.duration - this.#player.position();
    const nextTrackId = nextId(view, view.repeat);
    if (nextTrackId === null || nextTrackId === currentId || view.repeat === "one") return;
    if (this.#place.secondsLeft > ASK_SECONDS || this.#clock() < this.#quietUntil) return;
    void this.#ask({ endedTrackId: currentId, nextTrackId });
  }

  async #ask(gap: Gap): Promise<void> {
    const asked = `${gap.endedTrackId} ${gap.nextTrackId}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#hand = null;
    const wish = { ...gap, id: madeId(), songsEnded: this.#songsEnded + 1 };
    // Offline the music goes on as it is.
    const spot = await this.#asking.next(wish).catch(() => null);
    if (spot && asked === this.#asked) this.#hand = { ...gap, spot, at: this.#clock() };
  }

  #report({ showingId }: GivenSpot, deed: "seen" | "heard" | "pressed"): void {
    void this.#asking.report(showingId, deed).catch(() => {});
  }

  #show(view: SpotView | null): void {
    if (view && view.spot === this.#view?.spot && view.secondsLeft === this.#view.secondsLeft) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
