import { openRedis } from "./redis.ts";

const SECRET = "a secret of tests, long enough for anyone";

test("a Redis that does not answer is told at once, by its place and without its password", async () => {
  const opening = openRedis({ REDIS_URL: "redis://me:my-password@127.0.0.1:1" }, false, SECRET);
  await expect(opening).rejects.toThrow(/^REDIS_URL: no Redis answers at 127\.0\.0\.1:1\.$/);
});

test.each(["127.0.0.1:6379", "http://127.0.0.1:6379", "redis"])(
  "%s is no address of a Redis",
  async (url) => {
    await expect(openRedis({ REDIS_URL: url }, false, SECRET)).rejects.toThrow(
      "such as redis://127.0.0.1:6379",
    );
  },
);

test("the embedded database, which has one server, goes on without it", async () => {
  expect(await openRedis({ REDIS_URL: "redis://127.0.0.1:1" }, true, SECRET)).toBeNull();
});
