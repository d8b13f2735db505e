import { heardWith } from "../../domain/player/heard.ts";
import { type Blend, gainAt, soundingVolume } from "../../domain/player/loudness.ts";
import { type Repeat, repeatAfter } from "../../domain/player/modes.ts";
import { withinTrack } from "../../domain/player/position.ts";
import type { StreamQuality } from "../../domain/player/quality.ts";
import {
  arrange,
  clear,
  next,
  nextId,
  type PlayerState,
  play,
  playFrom,
  playNext,
  previous,
  remove,
  SILENCE,
  shuffle,
  toggle,
} from "../../domain/player/queue.ts";
import { Decks } from "./seat/Decks.ts";
import { type Sleep, SleepTimer } from "./seat/SleepTimer.ts";
import type { PlayableTrack, QueuedTrack, TrackSource } from "./seat/trackSource.ts";

/** Why a track cannot be heard. */
export type PlayProblem = "gone" | "notReady" | "unreachable" | "broken";

/** Everything the bar draws, except the place in the music, which changes too often. */
export interface PlayerView extends PlayerState {
  /** Facts of the current track; null until they are known. */
  track: PlayableTrack | null;
  /** True while the music is wanted but not there yet. */
  isWaiting: boolean;
  problem: PlayProblem | null;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  repeat: Repeat;
  isShuffled: boolean;
  /** 1 is as it was recorded. */
  speed: number;
  /** When the music stops by itself; null for never. */
  sleep: Sleep | null;
  /** Tracks that were begun on this device, the last one first. */
  heard: readonly string[];
}

/** Where the music is. */
export interface Standing extends PlayerState {
  /** Seconds into the current track. */
  position: number;
}

/** What is kept for the next visit. */
export interface StoredPlayer {
  currentId: string | null;
  queue: readonly string[];
  position: number;
  volume: number;
  isMuted: boolean;
  /** Absent in what earlier versions kept, as what follows. */
  heard?: readonly string[];
  repeat?: Repeat;
  speed?: number;
  /** The queue before it was mixed; null while it is not. */
  order?: readonly string[] | null;
}

interface Parts {
  elements: readonly [HTMLAudioElement, HTMLAudioElement];
  source: Pick<TrackSource, "find" | "findAgain" | "watch" | "queue">;
  quality: () => StreamQuality;
  blend: () => Blend;
  save: (kept: StoredPlayer) => void;
}

/** What may be heard between two songs. */
export interface Interlude {
  isDue(endedId: string, nextId: string): boolean;
  /** Plays it on the element whose song has ended, until the next song may begin, or until `left` says that another one has. */
  play(audio: HTMLAudioElement, left: AbortSignal): Promise<void>;
}

const SAVE_EVERY_SECONDS = 2;
const PRELOAD_SECONDS = 30;
/** Music that failed again within this many seconds failed for good. */
const SAME_PLACE_SECONDS = 5;

/** The one player: the rules of the queue joined to the two audio elements of the app. */
export class Player {
  readonly #parts: Parts;
  readonly #decks: Decks;
  readonly #timer = new SleepTimer(() => this.#fallAsleep());
  readonly #listeners = new Set<() => void>();
  #view: PlayerView = {
    ...SILENCE,
    track: null,
    isWaiting: false,
    problem: null,
    volume: 1,
    isMuted: false,
    repeat: "off",
    isShuffled: false,
    speed: 1,
    sleep: null,
    heard: [],
  };
  #settle: (stood: Standing) => void = () => {};
  /** How it stood as soon as what was kept from the last visit was there. */
  readonly restored = new Promise<Standing>((resolve) => (this.#settle = resolve));
  #order: readonly string[] | null = null;
  #position = 0;
  /** The track whose address the audio element has. */
  #loadedId: string | null = null;
  /** The track that fades out while the next one begins. */
  #fadingOut: Pick<PlayableTrack, "duration" | "peaks" | "levelDb"> | null = null;
  #turn = 0;
  #startAt = 0;
  #failedAt: number | null = null;
  #savedAt = 0;
  #unwatch = () => {};
  /** Set from outside where there is any. */
  interlude: Interlude | null = null;
  /** While an interlude is heard. */
  #resting: AbortController | null = null;
  /** The track that stands ready on the other element, or is on its way there. */
  #ahead: { id: string; track: PlayableTrack | null } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#decks = new Decks(parts.elements, {
      timeupdate: () => this.#handleTime(),
      loadedmetadata: () => this.#handleMetadata(),
      waiting: () => this.#show({ isWaiting: true }),
      playing: () => this.#show({ isWaiting: false, problem: null }),
      ended: () => this.#handleEnded(),
      error: () => void this.#handleError(),
      pause: () => this.#handlePause(),
    });
  }

  readonly view = (): PlayerView => this.#view;

  /** Seconds into the current track. */
  readonly position = (): number => this.#position;

  standing(): Standing {
    return { ...pick(this.#view), position: this.#position };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Facts of everything in the queue. Throws RequestFailed when nobody answers. */
  queued(): Promise<readonly QueuedTrack[]> {
    return this.#parts.source.queue(this.#view.queue);
  }

  /** Length of the current track in seconds; 0 while unknown. */
  get duration(): number {
    const heard = this.#decks.audio.duration;
    const isLoaded = this.#loadedId === this.#view.currentId;
    return isLoaded && Number.isFinite(heard) ? heard : (this.#view.track?.duration ?? 0);
  }

  /** Takes up what was kept from the last visit, silently; null where nothing was. */
  restore(kept: StoredPlayer | null): void {
    if (kept && this.#view.currentId === null) this.#putBack(kept);
    this.#settle(this.standing());
  }

  #putBack(kept: StoredPlayer): void {
    this.setVolume(kept.volume);
    if (kept.isMuted) this.toggleMute();
    const heard = kept.heard ?? (kept.currentId === null ? [] : [kept.currentId]);
    const { repeat = "off", speed = 1, order = null } = kept;
    this.#order = order;
    this.#decks.setSpeed(speed);
    this.#view = { ...this.#view, queue: kept.queue, heard, repeat, speed, isShuffled: order !== null };
    if (kept.currentId !== null && kept.queue.includes(kept.currentId)) {
      this.#view = { ...this.#view, currentId: kept.currentId };
      this.#position = kept.position;
      void this.#introduce(kept.currentId);
    }
    this.#notify();
  }

  /** Takes up a queue of another device, silently, and where the music was there (in seconds). */
  takeUp(queue: readonly string[], currentId: string | null, position: number): void {
    this.pause();
    this.#order = null;
    if (currentId !== null && currentId === this.#view.currentId) this.seek(position);
    this.#view = { ...this.#view, isShuffled: false };
    this.#become({ queue, currentId, isPlaying: false }, position);
  }

  /** Plays a track; with a list, that list becomes the queue. The current track starts again from where it is. */
  play(trackId: string, list?: readonly string[]): void {
    const begun = list ? playFrom(list, trackId) : play(this.#view, trackId);
    const isMixed = list !== undefined && this.#order !== null;
    if (isMixed) this.#order = begun.queue;
    this.#become(isMixed ? shuffle(begun, Math.random) : begun);
  }

  /** Puts a track behind the one that is heard. */
  playNext(trackId: string): void {
    this.#become(playNext(this.#view, trackId));
  }

  /** Plays a track from this many seconds on, wherever it stood. */
  playAt(trackId: string, seconds: number): void {
    if (trackId === this.#view.currentId) this.seek(seconds);
    this.#become(play(this.#view, trackId), seconds);
  }

  toggle(): void {
    this.#become(toggle(this.#view));
  }

  pause(): void {
    this.#become({ ...this.#view, isPlaying: false });
  }

  next(): void {
    const { currentId, repeat } = this.#view;
    const following = next(this.#view, repeat);
    if (following.isPlaying && following.currentId === currentId) this.seek(0);
    this.#become(following);
  }

  previous(): void {
    this.#become(previous(this.#view));
  }

  /** Empties the queue. Gives back the way to have it again, silent and where it was. */
  clear(): () => void {
    const { queue, currentId } = this.#view;
    const [order, position] = [this.#order, this.#position];
    if (order) this.#order = [];
    this.#become(clear());
    return () => {
      if (this.#view.queue.length > 0) return;
      this.#order = order;
      this.#become({ queue, currentId, isPlaying: false }, position);
      if (currentId !== null) void this.#introduce(currentId);
    };
  }

  setShuffled(isShuffled: boolean): void {
    const { queue } = this.#view;
    const state = isShuffled ? shuffle(this.#view, Math.random) : arrange(this.#view, this.#order ?? queue);
    this.#order = isShuffled ? queue : null;
    this.#show({ isShuffled });
    this.#become(state);
  }

  /** Off, the whole queue, one track; and off again. */
  turnRepeat(): void {
    this.#show({ repeat: repeatAfter(this.#view.repeat) });
    this.keep();
  }

  setSpeed(speed: number): void {
    this.#decks.setSpeed(speed);
    this.#show({ speed });
    this.keep();
  }

  /** Lets the music stop after some minutes or with this track; null lets it go on. */
  setSleep(wish: number | "track" | null): void {
    this.#show({ sleep: this.#timer.set(wish) });
  }

  remove(trackId: string): void {
    this.#become(remove(this.#view, trackId));
  }

  /** Gives the queue another order of the same tracks. */
  arrange(queue: readonly string[]): void {
    this.#become(arrange(this.#view, queue));
  }

  seek(seconds: number): void {
    this.#position = withinTrack(seconds, this.duration);
    const { audio } = this.#decks;
    if (this.#loadedId === this.#view.currentId && audio.readyState > 0) audio.currentTime = this.#position;
    else this.#startAt = this.#position;
    this.#notify();
    this.keep();
  }

  skip(seconds: number): void {
    this.seek(this.#position + seconds);
  }

  /** `volume` from 0 to 1; turning it up also ends the silence of mute. */
  setVolume(volume: number): void {
    const level = Math.max(0, Math.min(1, volume));
    this.#decks.setMuted(false);
    this.#show({ volume: level, isMuted: false });
    this.#sound();
    this.keep();
  }

  toggleMute(): void {
    const isMuted = !this.#view.isMuted;
    this.#decks.setMuted(isMuted);
    this.#show({ isMuted });
    this.keep();
  }

  /** Tries the current track once more, from the same place. */
  retry(): void {
    this.#failedAt = null;
    this.#loadedId = null;
    this.#become({ ...this.#view, isPlaying: true });
  }

  /** Writes down what the next visit takes up. */
  readonly keep = (): void => {
    const { currentId, queue, volume, isMuted, heard, repeat, speed } = this.#view;
    const [position, order] = [this.#position, this.#order];
    this.#savedAt = position;
    this.#parts.save({ currentId, queue, volume, isMuted, heard, position, repeat, speed, order });
  };

  /** Ends the music: the listener leaves. */
  close(): void {
    this.keep();
    this.#timer.set(null);
    this.#view = { ...this.#view, isPlaying: false, isWaiting: false, sleep: null };
    this.#silence();
  }

  /** `startAt`: seconds into a track that was not the current one. */
  #become(state: PlayerState, startAt = 0): void {
    const isOther = state.currentId !== this.#view.currentId;
    this.#view = { ...this.#view, ...pick(state) };
    if (isOther) {
      this.#position = startAt;
      this.#startAt = 0;
      this.#failedAt = null;
      this.#view = { ...this.#view, track: null, problem: null, isWaiting: false };
    }
    if (state.isPlaying) this.#decks.touch();
    if (isOther) this.#endRest();
    if (this.#resting) this.#goOnResting(this.#decks.audio);
    else if (state.currentId === null) this.#silence();
    else if (isOther && state.isPlaying && startAt === 0 && this.#ahead?.track?.id === state.currentId)
      this.#takeOver(this.#ahead.track);
    else if (!state.isPlaying) this.#hush(isOther, state.currentId);
    else if (this.#loadedId !== state.currentId) void this.#load(state.currentId, this.#position);
    else void this.#start();
    this.#notify();
    this.keep();
  }

  #hush(isOther: boolean, currentId: string): void {
    this.#view = { ...this.#view, isWaiting: false };
    this.#decks.pause();
    if (isOther) void this.#introduce(currentId);
    // The element tells four times a second at most.
    else this.#readPosition();
  }

  #silence(): void {
    this.#endRest();
    this.#turn++;
    this.#unwatch();
    this.#loadedId = null;
    this.#ahead = null;
    this.#decks.silence();
  }

  /** Goes on with what stands ready, without a gap; what is heard now fades out meanwhile where that is wished. */
  #takeOver(track: PlayableTrack): void {
    const { blend } = this.#parts;
    const left = this.#fadingOut;
    this.#turn++;
    this.#ahead = null;
    this.#loadedId = track.id;
    this.#decks.turn(
      left ? (position) => soundingVolume(this.#view.volume, gainAt({ ...left, position }, blend())) : null,
    );
    this.#present(track);
    this.#show({ heard: heardWith(this.#view.heard, track.id) });
    this.#sound();
    void this.#start();
  }

  /** Learns what a track is called without asking for its sound. */
  async #introduce(trackId: string): Promise<void> {
    const turn = ++this.#turn;
    const track = await this.#parts.source.find(trackId, this.#parts.quality()).catch(() => null);
    if (turn === this.#turn && track) this.#present(track);
  }

  async #load(trackId: string, startAt: number, isAgain = false): Promise<void> {
    const turn = ++this.#turn;
    const { source, quality } = this.#parts;
    this.#show({ isWaiting: true, problem: null });
    this.#decks.pause();
    try {
      const track = await (isAgain ? source.findAgain : source.find).call(source, trackId, quality());
      if (turn !== this.#turn) return;
      if (track) this.#present(track);
      if (!track?.stream) return this.#fail(track ? "notReady" : "gone");
      this.#startAt = startAt;
      this.#loadedId = trackId;
      this.#decks.audio.src = track.stream.url;
      this.#show({ heard: heardWith(this.#view.heard, trackId) });
      this.keep();
      if (this.#view.isPlaying) await this.#start();
    } catch {
      if (turn === this.#turn) this.#fail("unreachable");
    }
  }

  #present(track: PlayableTrack): void {
    this.#unwatch();
    this.#unwatch = this.#parts.source.watch(track.id, this.#parts.quality(), (changed) => {
      if (changed.id === this.#view.currentId) this.#show({ track: changed });
    });
    this.#show({ track });
  }

  async #start(): Promise<void> {
    const { audio } = this.#decks;
    if (audio.readyState < 3) this.#show({ isWaiting: true });
    try {
      await audio.play();
    } catch (refusal) {
      // The browser wants a press first. Anything else is told by the "error" event.
      if ((refusal as Error | undefined)?.name !== "NotAllowedError") return;
      this.#show({ isPlaying: false, isWaiting: false });
    }
  }

  #fail(problem: PlayProblem): void {
    this.#loadedId = null;
    this.#show({ isPlaying: false, isWaiting: false, problem });
  }

  /** An address may have expired while the music was paused: a new one, once, and on from the same place. */
  async #handleError(): Promise<void> {
    const { currentId, isPlaying } = this.#view;
    if (currentId === null || this.#loadedId !== currentId) return;
    const place = this.#position;
    if (this.#failedAt !== null && Math.abs(place - this.#failedAt) < SAME_PLACE_SECONDS)
      return this.#fail(navigator.onLine ? "broken" : "unreachable");
    this.#failedAt = place;
    this.#loadedId = null;
    if (isPlaying) await this.#load(currentId, place, true);
  }

  #handleEnded(): void {
    if (this.#resting) return;
    const { repeat, sleep } = this.#view;
    if (sleep === "track") this.#fallAsleep();
    else if (repeat === "one") {
      this.seek(0);
      void this.#start();
    } else if (this.#isInterludeDue) void this.#rest();
    else this.next();
  }

  get #isInterludeDue(): boolean {
    const { currentId } = this.#view;
    const following = this.#followingId;
    return currentId !== null && following !== null && this.interlude?.isDue(currentId, following) === true;
  }

  async #rest(): Promise<void> {
    const resting = new AbortController();
    this.#resting = resting;
    // What the element tells from now on is not about the song.
    this.#loadedId = null;
    this.#sound();
    await this.interlude?.play(this.#decks.audio, resting.signal).catch(() => {});
    if (this.#resting !== resting) return;
    this.#resting = null;
    this.next();
  }

  #endRest(): void {
    this.#resting?.abort();
    this.#resting = null;
  }

  #goOnResting(audio: HTMLAudioElement): void {
    if (this.#view.isPlaying) void audio.play().catch(() => {});
    else audio.pause();
  }

  #fallAsleep(): void {
    this.setSleep(null);
    this.pause();
  }

  /** Headphones pulled out, or another app took the sound. */
  #handlePause(): void {
    const { audio } = this.#decks;
    const { isPlaying, isWaiting } = this.#view;
    if (isPlaying && !isWaiting && audio.paused && !audio.ended) this.pause();
  }

  #handleMetadata(): void {
    if (this.#startAt > 0) this.#decks.audio.currentTime = withinTrack(this.#startAt, this.duration);
    this.#startAt = 0;
    this.#sound();
    this.#notify();
  }

  #handleTime(): void {
    if (!this.#readPosition()) return;
    this.#sound();
    if (Math.abs(this.#position - this.#savedAt) > SAVE_EVERY_SECONDS) this.keep();
    if (this.duration - this.#position < PRELOAD_SECONDS) void this.#prepare();
    this.#notify();
    if (this.#isTimeToFade()) {
      this.#fadingOut = this.#sounding;
      this.next();
      this.#fadingOut = null;
    }
  }

  /** Two tracks sound at once only where both can be turned down. */
  /** False while the element does not stand where the current track is yet. */
  #readPosition(): boolean {
    const { audio } = this.#decks;
    if (this.#loadedId !== this.#view.currentId || audio.readyState === 0 || this.#startAt > 0) return false;
    this.#position = audio.currentTime;
    return true;
  }

  #isTimeToFade(): boolean {
    const { fadeSeconds } = this.#parts.blend();
    const { isPlaying, repeat, sleep } = this.#view;
    if (fadeSeconds === 0 || !isPlaying || repeat === "one" || sleep === "track") return false;
    return (
      this.duration > 2 * fadeSeconds &&
      this.duration - this.#position <= fadeSeconds &&
      this.#ahead?.track !== null &&
      this.#ahead?.id === this.#followingId &&
      this.#decks.canFade &&
      !this.#isInterludeDue
    );
  }

  get #followingId(): string | null {
    const following = nextId(this.#view, this.#view.repeat);
    return following === this.#view.currentId ? null : following;
  }

  /** The next track stands ready on the other element before this one ends. */
  async #prepare(): Promise<void> {
    const id = this.#followingId;
    if (id === null || this.#ahead?.id === id) return;
    const ahead: { id: string; track: PlayableTrack | null } = { id, track: null };
    this.#ahead = ahead;
    const track = await this.#parts.source.find(id, this.#parts.quality()).catch(() => null);
    if (!track?.stream || this.#ahead !== ahead) return;
    this.#decks.prepare(track.stream.url);
    ahead.track = track;
  }

  /** Gives the audio element the volume of this place in this track. */
  #sound(): void {
    const { blend } = this.#parts;
    const gain = this.#resting ? 1 : gainAt({ ...this.#sounding, position: this.#position }, blend());
    this.#decks.audio.volume = soundingVolume(this.#view.volume, gain);
  }

  /** How long and how loud the track is that stands now. */
  get #sounding() {
    const { track } = this.#view;
    return { duration: this.duration, peaks: track?.peaks ?? [], levelDb: track?.levelDb };
  }

  #show(change: Partial<PlayerView>): void {
    this.#view = { ...this.#view, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function pick({ currentId, isPlaying, queue }: PlayerState): PlayerState {
  return { currentId, isPlaying, queue };
}
