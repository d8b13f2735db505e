import { AUDIO_FORMATS } from "./audio.ts";

/** Keys under which the master of an upload may lie, whatever its format turns out to be. */
export function mastersOf(uploadId: string): string[] {
  return Object.keys(AUDIO_FORMATS).map((format) => `masters/${uploadId}.${format}`);
}

/** Keys of the streams that lie at a place of the store. */
export function streamsAt(place: string): string[] {
  return [`${place}/basic.mp3`, `${place}/high.webm`];
}

/** Keys of all that may be stored of new audio for a track before it takes the place of the old. */
export function replacementOf(uploadId: string, trackId: string): string[] {
  return [...mastersOf(uploadId), ...streamsAt(`streams/${trackId}/${uploadId}`)];
}
