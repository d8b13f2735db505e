/**
 * What plays and what comes after it (SPEC.md sections 3 and 4, Player). Every track stands in the queue at most once;
 * the current one is always among them, and nothing plays while nothing is current.
 */
export interface PlayerState {
  currentId: string | null;
  isPlaying: boolean;
  queue: readonly string[];
}

export const SILENCE: PlayerState = { currentId: null, isPlaying: false, queue: [] };

/** Makes a track current, starts it and adds it to the queue if it is not there. */
export function play(state: PlayerState, trackId: string): PlayerState {
  const queue = state.queue.includes(trackId) ? state.queue : [...state.queue, trackId];
  return { currentId: trackId, isPlaying: true, queue };
}

/** Begins a list, such as an album, at one of its tracks: the list becomes the queue. */
export function playFrom(list: readonly string[], trackId: string): PlayerState {
  return play({ ...SILENCE, queue: [...new Set(list)] }, trackId);
}

/** Plays or pauses. With nothing current it begins the queue; with an empty queue nothing happens. */
export function toggle(state: PlayerState): PlayerState {
  if (state.currentId !== null) return { ...state, isPlaying: !state.isPlaying };
  const [first] = state.queue;
  return first === undefined ? state : play(state, first);
}

/** Moves to the following entry and plays it, or stops at the end. */
export function next(state: PlayerState): PlayerState {
  const following = nextId(state);
  return following === null ? { ...state, isPlaying: false } : play(state, following);
}

/** Moves back and plays, if there is an earlier entry; at the beginning nothing changes. */
export function previous(state: PlayerState): PlayerState {
  const earlier = state.queue[placeOf(state) - 1];
  return earlier === undefined ? state : play(state, earlier);
}

/** Empties the queue, clears the current track and stops. */
export function clear(): PlayerState {
  return SILENCE;
}

/** Takes a track out. Is it the current one, its follower takes its place; without a follower the music stops. */
export function remove(state: PlayerState, trackId: string): PlayerState {
  const queue = state.queue.filter((id) => id !== trackId);
  if (trackId !== state.currentId) return { ...state, queue };
  const following = nextId(state);
  return { currentId: following, isPlaying: following !== null && state.isPlaying, queue };
}

/** Moves a track by some places, towards the end when positive; never beyond an end. */
export function move(state: PlayerState, trackId: string, by: number): PlayerState {
  const from = state.queue.indexOf(trackId);
  if (from < 0) return state;
  const queue = state.queue.toSpliced(from, 1);
  const to = Math.max(0, Math.min(queue.length, from + by));
  return { ...state, queue: queue.toSpliced(to, 0, trackId) };
}

/** The track after the current one; null at the end. */
export function nextId(state: PlayerState): string | null {
  return state.queue[placeOf(state) + 1] ?? null;
}

/** Whether there is an entry before the current one. */
export function hasPrevious(state: PlayerState): boolean {
  return placeOf(state) > 0;
}

function placeOf({ queue, currentId }: PlayerState): number {
  return currentId === null ? -1 : queue.indexOf(currentId);
}
