import { heardWith } from "../../domain/player/heard.ts";
import { type Blend, gainAt } from "../../domain/player/loudness.ts";
import { withinTrack } from "../../domain/player/position.ts";
import type { StreamQuality } from "../../domain/player/quality.ts";
import {
  clear,
  move,
  next,
  nextId,
  type PlayerState,
  play,
  playFrom,
  previous,
  remove,
  SILENCE,
  toggle,
} from "../../domain/player/queue.ts";
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
  /** Tracks that were begun on this device, the last one first. */
  heard: readonly string[];
}

/** What is kept for the next visit. */
export interface StoredPlayer {
  currentId: string | null;
  queue: readonly string[];
  position: number;
  volume: number;
  isMuted: boolean;
  /** Absent in what earlier versions kept. */
  heard?: readonly string[];
}

interface Parts {
  audio: HTMLAudioElement;
  source: Pick<TrackSource, "find" | "findAgain" | "watch" | "queue">;
  quality: () => StreamQuality;
  blend: () => Blend;
  save: (kept: StoredPlayer) => void;
}

const SAVE_EVERY_SECONDS = 2;
const PRELOAD_SECONDS = 30;
/** Music that failed again within this many seconds failed for good. */
const SAME_PLACE_SECONDS = 5;

/** The one player: the rules of the queue joined to the one audio element of the app. */
export class Player {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #view: PlayerView = {
    ...SILENCE,
    track: null,
    isWaiting: false,
    problem: null,
    volume: 1,
    isMuted: false,
    heard: [],
  };
  #position = 0;
  /** The track whose address the audio element has. */
  #loadedId: string | null = null;
  #turn = 0;
  #startAt = 0;
  #failedAt: number | null = null;
  #savedAt = 0;
  #unwatch = () => {};
  #ahead: HTMLAudioElement | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { audio } = parts;
    audio.preload = "auto";
    audio.addEventListener("timeupdate", () => this.#handleTime());
    audio.addEventListener("loadedmetadata", () => this.#handleMetadata());
    audio.addEventListener("waiting", () => this.#show({ isWaiting: true }));
    audio.addEventListener("playing", () => this.#show({ isWaiting: false, problem: null }));
    audio.addEventListener("ended", () => this.next());
    audio.addEventListener("error", () => void this.#handleError());
    audio.addEventListener("pause", () => this.#handlePause());
  }

  readonly view = (): PlayerView => this.#view;

  /** Seconds into the current track. */
  readonly position = (): number => this.#position;

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
    const heard = this.#parts.audio.duration;
    const isLoaded = this.#loadedId === this.#view.currentId;
    return isLoaded && Number.isFinite(heard) ? heard : (this.#view.track?.duration ?? 0);
  }

  /** Takes up what was kept from the last visit, silently. */
  restore(kept: StoredPlayer): void {
    if (this.#view.currentId !== null) return;
    this.setVolume(kept.volume);
    if (kept.isMuted) this.toggleMute();
    const heard = kept.heard ?? (kept.currentId === null ? [] : [kept.currentId]);
    this.#view = { ...this.#view, queue: kept.queue, heard };
    if (kept.currentId !== null && kept.queue.includes(kept.currentId)) {
      this.#view = { ...this.#view, currentId: kept.currentId };
      this.#position = kept.position;
      void this.#introduce(kept.currentId);
    }
    this.#tell();
  }

  /** Plays a track; with a list, that list becomes the queue. The current track starts again from where it is. */
  play(trackId: string, list?: readonly string[]): void {
    this.#become(list ? playFrom(list, trackId) : play(this.#view, trackId));
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
    this.#become(next(this.#view));
  }

  previous(): void {
    this.#become(previous(this.#view));
  }

  clear(): void {
    this.#become(clear());
  }

  remove(trackId: string): void {
    this.#become(remove(this.#view, trackId));
  }

  move(trackId: string, by: number): void {
    this.#become(move(this.#view, trackId, by));
  }

  seek(seconds: number): void {
    this.#position = withinTrack(seconds, this.duration);
    if (this.#loadedId === this.#view.currentId && this.#parts.audio.readyState > 0)
      this.#parts.audio.currentTime = this.#position;
    else this.#startAt = this.#position;
    this.#tell();
    this.keep();
  }

  skip(seconds: number): void {
    this.seek(this.#position + seconds);
  }

  /** `volume` from 0 to 1; turning it up also ends the silence of mute. */
  setVolume(volume: number): void {
    const level = Math.max(0, Math.min(1, volume));
    this.#parts.audio.muted = false;
    this.#show({ volume: level, isMuted: false });
    this.#sound();
    this.keep();
  }

  toggleMute(): void {
    const isMuted = !this.#view.isMuted;
    this.#parts.audio.muted = isMuted;
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
    const { currentId, queue, volume, isMuted, heard } = this.#view;
    this.#savedAt = this.#position;
    this.#parts.save({ currentId, queue, volume, isMuted, heard, position: this.#position });
  };

  /** Ends the music: the listener leaves. */
  close(): void {
    this.keep();
    this.#view = { ...this.#view, isPlaying: false, isWaiting: false };
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
    if (state.currentId === null) this.#silence();
    else if (!state.isPlaying) this.#hush(isOther, state.currentId);
    else if (this.#loadedId !== state.currentId) void this.#load(state.currentId, this.#position);
    else void this.#start();
    this.#tell();
    this.keep();
  }

  #hush(isOther: boolean, currentId: string): void {
    this.#view = { ...this.#view, isWaiting: false };
    this.#parts.audio.pause();
    if (isOther) void this.#introduce(currentId);
  }

  #silence(): void {
    const { audio } = this.#parts;
    this.#turn++;
    this.#unwatch();
    this.#loadedId = null;
    this.#ahead = null;
    audio.pause();
    audio.removeAttribute("src");
  }

  /** Learns what a track is called without asking for its sound. */
  async #introduce(trackId: string): Promise<void> {
    const turn = ++this.#turn;
    const track = await this.#parts.source.find(trackId, this.#parts.quality()).catch(() => null);
    if (turn === this.#turn && track) this.#present(track);
  }

  async #load(trackId: string, startAt: number, isAgain = false): Promise<void> {
    const turn = ++this.#turn;
    const { source, audio, quality } = this.#parts;
    this.#show({ isWaiting: true, problem: null });
    audio.pause();
    try {
      const track = await (isAgain ? source.findAgain : source.find).call(source, trackId, quality());
      if (turn !== this.#turn) return;
      if (track) this.#present(track);
      if (!track?.stream) return this.#fail(track ? "notReady" : "gone");
      this.#startAt = startAt;
      this.#loadedId = trackId;
      audio.src = track.stream.url;
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
    const { audio } = this.#parts;
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

  /** Headphones pulled out, or another app took the sound. */
  #handlePause(): void {
    const { audio } = this.#parts;
    const { isPlaying, isWaiting } = this.#view;
    if (isPlaying && !isWaiting && audio.paused && !audio.ended) this.pause();
  }

  #handleMetadata(): void {
    if (this.#startAt > 0) this.#parts.audio.currentTime = withinTrack(this.#startAt, this.duration);
    this.#startAt = 0;
    this.#sound();
    this.#tell();
  }

  #handleTime(): void {
    const { audio } = this.#parts;
    if (this.#loadedId !== this.#view.currentId || audio.readyState === 0 || this.#startAt > 0) return;
    this.#position = audio.currentTime;
    this.#sound();
    if (Math.abs(this.#position - this.#savedAt) > SAVE_EVERY_SECONDS) this.keep();
    if (this.duration - this.#position < PRELOAD_SECONDS) void this.#preload();
    this.#tell();
  }

  /** The next track comes into the browser's cache before this one ends. */
  async #preload(): Promise<void> {
    const following = nextId(this.#view);
    if (following === null || this.#ahead?.dataset.track === following) return;
    const ahead = new Audio();
    ahead.dataset.track = following;
    this.#ahead = ahead;
    const track = await this.#parts.source.find(following, this.#parts.quality()).catch(() => null);
    if (!track?.stream || this.#ahead !== ahead) return;
    ahead.preload = "auto";
    ahead.src = track.stream.url;
  }

  /** Gives the audio element the volume of this place in this track. */
  #sound(): void {
    const { audio, blend } = this.#parts;
    const place = { position: this.#position, duration: this.duration, peaks: this.#view.track?.peaks ?? [] };
    audio.volume = this.#view.volume * gainAt(place, blend());
  }

  #show(change: Partial<PlayerView>): void {
    this.#view = { ...this.#view, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function pick({ currentId, isPlaying, queue }: PlayerState): PlayerState {
  return { currentId, isPlaying, queue };
}
