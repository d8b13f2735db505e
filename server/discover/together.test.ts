import { together } from "./together.ts";

test("rows that are there before anybody waits for them still go on in one turn", async () => {
  const inOneGo = together();
  let turn = 0;
  const turns = [1, 2, 3].map(async (row) => {
    await inOneGo(Promise.resolve(row));
    process.nextTick(() => turn++);
    return turn;
  });
  expect(await Promise.all(turns)).toEqual([0, 0, 0]);
});

test("a row that fails at once takes none of the others along", async () => {
  const inOneGo = together();
  const [lost, kept] = [inOneGo(Promise.reject(new Error("away"))), inOneGo(Promise.resolve("kept"))];
  await expect(lost).rejects.toThrow("away");
  expect(await kept).toBe("kept");
});
