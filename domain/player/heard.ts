/** So many tracks are kept, the one heard last first. */
export const MAX_HEARD = 12;

/** What was heard, with this track as the last one: each stands once. */
export function heardWith(heard: readonly string[], trackId: string): readonly string[] {
  return heard[0] === trackId
    ? heard
    : [trackId, ...heard.filter((each) => each !== trackId)].slice(0, MAX_HEARD);
}
