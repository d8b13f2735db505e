import { keysOf } from "../assets/assetFiles.ts";
import { AUDIO_FORMATS } from "./audio.ts";

/** Keys under which the master of an upload may lie, whatever its format turns out to be. */
export function mastersOf(uploadId: string): string[] {
  return Object.keys(AUDIO_FORMATS).map((format) => `masters/${uploadId}.${format}`);
}

/** Keys of the streams that lie at a place of the store. */
export function streamsAt(place: string): string[] {
  return [`${place}/basic.mp3`, `${place}/high.webm`];
}

/** One of the files that somebody sent, as far as it tells what may be stored of it already. */
export interface SentFile {
  id: string;
  state: string;
  replacesTrackId: string | null;
}

/** Keys of all that work under way, or work that was refused through a fault of ours, may have stored and that no other row tells of. */
export function storedAheadOf(uploads: readonly SentFile[]): string[] {
  return uploads.flatMap(({ id, state, replacesTrackId }) => [
    ...(state === "checking" ? [...mastersOf(id), ...keysOf(id)] : []),
    ...(replacesTrackId && (state === "checking" || state === "refused")
      ? replacementOf(id, replacesTrackId)
      : []),
  ]);
}

/** Keys of all that may be stored of new audio for a track before it takes the place of the old. */
export function replacementOf(uploadId: string, trackId: string): string[] {
  return [...mastersOf(uploadId), ...streamsAt(`streams/${trackId}/${uploadId}`)];
}
