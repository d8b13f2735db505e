import { Rounds } from "./Rounds.ts";

test("a search waits for the changes it has heard of, and for no later ones", async () => {
  const rounds = new Rounds();
  let isThere = false;
  const waiting = rounds.reach(2, 60_000).then(() => (isThere = true));
  rounds.end();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isThere).toBe(false);
  rounds.end();
  await waiting;
  expect(rounds.count).toBe(2);
});

test("a search does not wait for ever for changes that cannot be read", async () => {
  const began = performance.now();
  await new Rounds().reach(1, 20);
  expect(performance.now() - began).toBeGreaterThanOrEqual(19);
});
