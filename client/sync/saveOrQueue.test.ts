import { jest } from "@jest/globals";
import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { type KeepingDoor, keepChangesIn, saveOrQueue } from "./saveOrQueue.ts";
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
  const door: KeepingDoor = {
    waits: () => false,
    show: () => () => {},
    keep: async (wishes) => void kept.push(...wishes),
    maySignOut: async () => true,
  };
  return { kept, door };
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
