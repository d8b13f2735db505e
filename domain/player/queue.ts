import type { Repeat } from "./modes.ts";

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
export function next(state: PlayerState, repeat: Repeat = "off"): PlayerState {
  const following = nextId(state, repeat);
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

/** Gives the queue this order; what it does not name stays behind, and what the queue does not hold is left out. */
export function arrange(state: PlayerState, order: readonly string[]): PlayerState {
  const known = [...new Set(order)].filter((id) => state.queue.includes(id));
  return { ...state, queue: [...known, ...state.queue.filter((id) => !known.includes(id))] };
}

/** Puts a track behind the current one, wherever it stood; the current one stays where it is. */
export function playNext(state: PlayerState, trackId: string): PlayerState {
  if (trackId === state.currentId) return state;
  const queue = state.queue.filter((id) => id !== trackId);
  return { ...state, queue: queue.toSpliced(placeOf({ ...state, queue }) + 1, 0, trackId) };
}

/** Mixes what the queue holds, the current track first. `chance` gives numbers from 0 up to 1. */
export function shuffle(state: PlayerState, chance: () => number): PlayerState {
  const rest = state.queue.filter((id) => id !== state.currentId);
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [rest[last], rest[other]] = [rest[other]!, rest[last]!];
  }
  return { ...state, queue: state.currentId === null ? rest : [state.currentId, ...rest] };
}

/** The track after the current one; null at the end of a queue that does not begin again. */
export function nextId(state: PlayerState, repeat: Repeat = "off"): string | null {
  const following = state.queue[placeOf(state) + 1];
  return following ?? (repeat === "off" ? null : (state.queue[0] ?? null));
}

/** Whether there is an entry before the current one. */
export function hasPrevious(state: PlayerState): boolean {
  return placeOf(state) > 0;
}

function placeOf({ queue, currentId }: PlayerState): number {
  return currentId === null ? -1 : queue.indexOf(currentId);
}
