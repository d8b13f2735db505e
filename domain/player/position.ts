/** How far a key moves the place in the music, in seconds. */
export const ARROW_SECONDS = 5;
export const SKIP_SECONDS = 10;
export const PAGE_SECONDS = 30;

/** A place in a track that really exists. */
export function withinTrack(seconds: number, duration: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.min(seconds, duration)) : 0;
}

/** Seconds as people read them: "3:20", above an hour "1:02:05". */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const minutes = Math.floor(whole / 60) % 60;
  const tail = String(whole % 60).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
