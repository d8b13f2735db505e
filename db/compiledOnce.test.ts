import { compiledOnce, compiledPerShape } from "./compiledOnce.ts";
import type { Database } from "./open.ts";
import { aUser, aWorkspace } from "./testing/build.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("a studio is found by what is asked now, not by what was asked first", async () => {
  const { db } = database;
  const owner = await aUser(db);
  const [first, second] = [
    await aWorkspace(db, { ownerId: owner.id }),
    await aWorkspace(db, { ownerId: owner.id }),
  ];
  const studio = compiledOnce((db, id: string) =>
    db.selectFrom("workspace").where("id", "=", id).select("id"),
  );
  expect(await studio(db, first.id)).toEqual([{ id: first.id }]);
  expect(await studio(db, second.id)).toEqual([{ id: second.id }]);
});

test("a statement that takes its values in another order than it says is refused", async () => {
  const swapped = compiledPerShape({
    shape: () => [],
    values: ({ name, slug }: { name: string; slug: string }) => [name, slug],
    build: (db, { name, slug }) =>
      db.selectFrom("workspace").where("slug", "=", slug).where("name", "=", name).select("id"),
  });
  await expect(swapped(database.db, { name: "a", slug: "b" })).rejects.toThrow("in order");
});
