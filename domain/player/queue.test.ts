import fc from "fast-check";
import {
  arrange,
  clear,
  hasPrevious,
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
} from "./queue.ts";

const track = fc.constantFrom("a", "b", "c", "d", "e");

type Step = (state: PlayerState) => PlayerState;
const step: fc.Arbitrary<Step> = fc.oneof(
  track.map(
    (id): Step =>
      (state) =>
        play(state, id),
  ),
  fc.tuple(fc.array(track), track).map(
    ([list, id]): Step =>
      () =>
        playFrom(list, id),
  ),
  track.map(
    (id): Step =>
      (state) =>
        remove(state, id),
  ),
  fc.array(track).map(
    (order): Step =>
      (state) =>
        arrange(state, order),
  ),
  fc.constantFrom<Step>(toggle, next, previous, clear),
);
/** Any state that a listener can reach by pressing buttons. */
const reached = fc
  .array(step, { maxLength: 30 })
  .map((steps) => steps.reduce((state, act) => act(state), SILENCE));

function always(holds: (state: PlayerState, id: string) => void) {
  fc.assert(fc.property(reached, track, holds));
}

test("whatever is pressed, a track stands in the queue once, the current one is in it, and silence has no current track", () => {
  always((state) => {
    expect(new Set(state.queue).size).toBe(state.queue.length);
    if (state.currentId !== null) expect(state.queue).toContain(state.currentId);
    else expect(state.isPlaying).toBe(false);
  });
});

test("playing a track makes it current, starts it and adds it at the end only if it is absent", () => {
  always((state, id) => {
    const played = play(state, id);
    expect(played).toMatchObject({ currentId: id, isPlaying: true });
    expect(played.queue).toEqual(state.queue.includes(id) ? state.queue : [...state.queue, id]);
    expect(play(played, id)).toEqual(played);
  });
});

test("pressing play twice changes nothing once something is current", () => {
  always((state) => {
    if (state.currentId !== null) expect(toggle(toggle(state))).toEqual(state);
  });
});

test("play begins a waiting queue, and leaves an empty one silent", () => {
  expect(toggle({ ...SILENCE, queue: ["a", "b"] })).toEqual({
    currentId: "a",
    isPlaying: true,
    queue: ["a", "b"],
  });
  expect(toggle(SILENCE)).toEqual(SILENCE);
});

test("next goes through the whole queue in order, then stops on the last track", () => {
  fc.assert(
    fc.property(fc.uniqueArray(track, { minLength: 1 }), (list) => {
      let state = playFrom(list, list[0]!);
      for (const id of list.slice(1)) {
        state = next(state);
        expect(state).toMatchObject({ currentId: id, isPlaying: true });
      }
      expect(next(state)).toEqual({ ...state, isPlaying: false });
    }),
  );
});

test("previous undoes next, and does nothing at the beginning", () => {
  always((state) => {
    if (state.currentId !== null && nextId(state) !== null)
      expect(previous(next(state))).toEqual({ ...state, isPlaying: true });
    if (!hasPrevious(state)) expect(previous(state)).toEqual(state);
  });
});

test("clear empties the queue, forgets the current track and stops", () => {
  expect(clear()).toEqual({ currentId: null, isPlaying: false, queue: [] });
});

test("another order keeps every track and never changes what plays", () => {
  fc.assert(
    fc.property(reached, fc.array(track), (state, order) => {
      const arranged = arrange(state, order);
      expect([...arranged.queue].sort()).toEqual([...state.queue].sort());
      expect([arranged.currentId, arranged.isPlaying]).toEqual([state.currentId, state.isPlaying]);
    }),
  );
  expect(arrange(playFrom(["a", "b", "c", "d"], "b"), ["d", "b", "gone"]).queue).toEqual([
    "d",
    "b",
    "a",
    "c",
  ]);
});

test("removing the current track hands over to its follower, or stops when there is none", () => {
  const three = playFrom(["a", "b", "c"], "b");
  expect(remove(three, "b")).toEqual({ currentId: "c", isPlaying: true, queue: ["a", "c"] });
  expect(remove(play(three, "c"), "c")).toEqual({ currentId: null, isPlaying: false, queue: ["a", "b"] });
  expect(remove(three, "a")).toEqual({ currentId: "b", isPlaying: true, queue: ["b", "c"] });
});

test("a track that is to come next stands behind the current one, once", () => {
  always((state, id) => {
    const after = playNext(state, id);
    expect([after.currentId, after.isPlaying]).toEqual([state.currentId, state.isPlaying]);
    expect(after.queue.filter((each) => each === id)).toHaveLength(1);
    if (id !== state.currentId) expect(nextId(after)).toBe(id);
  });
});

test("a mixed queue holds the same tracks, the current one first, and comes back to its order with what was added behind", () => {
  fc.assert(
    fc.property(
      reached,
      track,
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (state, id, chances) => {
        const mixed = shuffle(state, () => chances.next().value);
        expect([...mixed.queue].sort()).toEqual([...state.queue].sort());
        if (state.currentId !== null) expect(mixed.queue[0]).toBe(state.currentId);
        expect(arrange(mixed, state.queue)).toEqual(state);
        const { queue } = arrange(play(mixed, id), state.queue);
        expect(queue.filter((each) => state.queue.includes(each))).toEqual(state.queue);
      },
    ),
  );
});

test("a queue that begins again has a follower at its end too", () => {
  const end = playFrom(["a", "b"], "b");
  expect(next(end)).toEqual({ ...end, isPlaying: false });
  expect(next(end, "all")).toEqual({ ...end, currentId: "a" });
  expect(next(playFrom(["a"], "a"), "all").currentId).toBe("a");
});
