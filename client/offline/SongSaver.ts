import type { StreamQuality } from "../../domain/player/quality.ts";
import type { PlayableTrack, TrackAsking } from "../player/seat/trackSource.ts";
import { musicKey } from "../worker/ownCaches.ts";
import type { SavedMusic } from "./SavedMusic.ts";

/** A song as it would be saved. */
export interface Found {
  track: PlayableTrack & { stream: NonNullable<PlayableTrack["stream"]> };
  key: string;
  bytes: number;
  isHere: boolean;
}

export interface Progress {
  savedBytes: number;
  bytes: number;
  done: number;
  count: number;
}

/** Why saving ended before its end. */
export type SaveFailure = "full" | "unreached";

/** Learns how large songs are in this quality. Those that are not for this listener, or not ready, are left out. Throws RequestFailed when nobody answers. */
export async function findSongs(
  asking: Pick<TrackAsking, "track">,
  saved: SavedMusic,
  trackIds: readonly string[],
  quality: StreamQuality,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const id of trackIds) {
    const track = await asking.track(id, quality);
    if (!track?.stream) continue;
    const key = musicKey(track.stream.url);
    const here = await saved.find(id);
    const bytes = here?.key === key ? here.bytes : await sizeOf(track.stream.url);
    found.push({ track: { ...track, stream: track.stream }, key, bytes, isHere: here?.key === key });
  }
  return found;
}

/** Saves songs one after another; each that is done stays, whatever becomes of the next. Null when all are here. */
export async function saveSongs(
  saved: SavedMusic,
  songs: readonly Found[],
  quality: StreamQuality,
  show: (progress: Progress) => void,
  stopped: AbortSignal,
): Promise<SaveFailure | null> {
  const savedAt = Date.now();
  const missing = songs.filter(({ isHere }) => !isHere);
  const bytes = missing.reduce((sum, song) => sum + song.bytes, 0);
  let before = 0;
  for (const [done, song] of missing.entries()) {
    const showProgress = (got: number) =>
      show({ savedBytes: before + got, bytes, done, count: missing.length });
    showProgress(0);
    try {
      const sound = await load(song.track.stream.url, showProgress, stopped);
      const { track, key } = song;
      await saved.put(
        { trackId: track.id, track, key, quality, bytes: sound.size, savedAt, place: done, sessions: [] },
        sound,
      );
    } catch (failed) {
      if (stopped.aborted) return null;
      return failed instanceof DOMException && failed.name === "QuotaExceededError" ? "full" : "unreached";
    }
    // The worker keeps the pictures that pass by it.
    if (song.track.coverUrl) void fetch(song.track.coverUrl).catch(() => undefined);
    before += song.bytes;
  }
  show({ savedBytes: bytes, bytes, done: missing.length, count: missing.length });
  return null;
}

async function sizeOf(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: "HEAD" });
  return Number(headers.get("content-length"));
}

async function load(address: string, show: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`HTTP ${answer.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let got = 0;
  const reader = answer.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    got += read.value.length;
    show(got);
  }
  return new Blob(pieces, { type: answer.headers.get("content-type") ?? "" });
}
