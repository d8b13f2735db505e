import { jest } from "@jest/globals";
import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { awaitKeeping, type KeepingDoor, keepChangesIn, saveOrQueue } from "./saveOrQueue.ts";
import type { Wish } from "./wish.ts";

const LIKED: Wish = {
  ...{ kind: "like", id: "tide", name: "Tide", changes: { liked: true }, before: { liked: false } },
};
const unreached = async () => {
  throw new RequestFailed(refusal("general.unexpected"), "OFFLINE");
};
/** What a device keeps, written down. */
function aDoor() {
  const kept: Wish[] = [];
  const taken: Wish[] = [];
  const door: KeepingDoor = {
    waits: () => false,
    show: () => () => {},
    keep: async (wishes) => void kept.push(...wishes),
    noteTaken: (wishes) => void taken.push(...wishes),
    maySignOut: async () => true,
  };
  return { kept, taken, door };
}

afterEach(() => void jest.useRealTimers());

test("a heart that is pressed before the part that keeps changes has come is kept once it comes", async () => {
  const { kept, door } = aDoor();
  const pressed = saveOrQueue([LIKED], unreached);
  await Promise.resolve();
  const end = keepChangesIn(Promise.resolve(door));
  expect([await pressed, kept]).toEqual([{ kind: "queued" }, [LIKED]]);
  end();
});

test("where that part never comes, or keeps nothing, the person is told that nobody was reached", async () => {
  jest.useFakeTimers();
  const pressed = expect(saveOrQueue([LIKED], unreached)).rejects.toMatchObject({ code: "OFFLINE" });
  await jest.advanceTimersByTimeAsync(15_000);
  await pressed;
  const second = expect(saveOrQueue([LIKED], unreached)).rejects.toMatchObject({ code: "OFFLINE" });
  await jest.advanceTimersByTimeAsync(1_000);
  const end = keepChangesIn(Promise.reject(new Error("A private window")));
  await jest.advanceTimersByTimeAsync(0);
  await second;
  end();
});

test("what is pressed while that part is on its way is shown at once, waits for it, and is asked for once", async () => {
  const { kept, taken, door } = aDoor();
  const told: string[] = [];
  const ask = jest.fn(async () => ({ kept: { __typename: "LikeTrackPayload" } }));
  const standing = awaitKeeping();
  const showMeanwhile = () => {
    told.push("shown");
    return () => void told.push("ended");
  };
  const pressed = saveOrQueue([LIKED], ask, { showMeanwhile });
  await Promise.resolve();
  expect([told, ask.mock.calls.length]).toEqual([["shown"], 0]);
  const end = keepChangesIn(Promise.resolve({ ...door, show: () => () => void told.push("hidden") }));
  expect((await pressed).kind).toBe("answered");
  expect([ask.mock.calls.length, taken, kept]).toEqual([1, [LIKED], []]);
  expect(told.slice(0, 3)).toEqual(["shown", "ended", "hidden"]);
  end();
  standing();
});

test("what is pressed while that part is on its way stands behind an earlier change of the same thing", async () => {
  const { kept, door } = aDoor();
  const ask = jest.fn(unreached);
  const standing = awaitKeeping();
  const pressed = saveOrQueue([LIKED], ask);
  const end = keepChangesIn(Promise.resolve({ ...door, waits: () => true }));
  expect([await pressed, kept, ask.mock.calls.length]).toEqual([{ kind: "queued" }, [LIKED], 0]);
  end();
  standing();
});

test("with a connection nobody waits long for a part that does not come", async () => {
  jest.useFakeTimers();
  const standing = awaitKeeping();
  const pressed = saveOrQueue([LIKED], async () => "done");
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await pressed).toEqual({ kind: "answered", answer: "done" });
  standing();
});

const OTHER: Wish = { ...LIKED, id: "ebb", name: "Ebb" };

test.each<[what: string, answer: object, taken: Wish[]]>([
  ["all, where it answers with what it did", { kept: { __typename: "LikeTrackPayload" } }, [LIKED, OTHER]],
  ["all, where nothing else can be answered", { unlikeTrack: { track: null } }, [LIKED, OTHER]],
  ["nothing, where it refuses", { kept: { __typename: "NotFound", code: "general.notFound" } }, []],
  ["nothing, where somebody else was first", { updateTrack: { __typename: "StaleVersion" } }, []],
])("what the server took is told on: %s", async (_what, answer, expected) => {
  const { taken, door } = aDoor();
  const end = keepChangesIn(Promise.resolve(door));
  expect(await saveOrQueue([LIKED, OTHER], async () => answer)).toEqual({ kind: "answered", answer });
  expect(taken).toEqual(expected);
  end();
});

test("of many that are judged one by one, those are told on that were saved", async () => {
  const { taken, door } = aDoor();
  const end = keepChangesIn(Promise.resolve(door));
  await saveOrQueue([LIKED, OTHER], async () => ["refused", "saved"], {
    takenIn: (outcomes, at) => outcomes[at] === "saved",
  });
  expect(taken).toEqual([OTHER]);
  end();
});
