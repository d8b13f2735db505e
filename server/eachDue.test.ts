import type { DuePlace } from "../db/longestDue.ts";
import { eachDue } from "./eachDue.ts";

test("everything that is due has its turn, also behind a whole page of what cannot be done", async () => {
  const due = ["a", "b", "c", "d", "e"].map((id, at): DuePlace => ({ id, at: String(at) }));
  const tried: string[] = [];
  await eachDue(
    "not-done",
    async (after) => due.filter(({ at }) => !after || at > after.at).slice(0, 2),
    async (id) => {
      tried.push(id);
      if (id < "c") throw new Error("It cannot be done.");
    },
  );
  expect(tried).toEqual(["a", "b", "c", "d", "e"]);
});

test("where nobody can say what is due, the round ends", async () => {
  const away = () => Promise.reject(new Error("The database is away."));
  await expect(eachDue("not-done", away, async () => {})).rejects.toThrow("away");
});
