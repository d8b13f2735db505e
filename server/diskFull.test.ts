import { isDiskFull } from "./diskFull.ts";
import { openTestServer } from "./testing.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each<[string, unknown, boolean]>([
  ["the system", coded("ENOSPC: no space left on device, write", "ENOSPC"), true],
  ["a quota", coded("EDQUOT: disk quota exceeded, write", "EDQUOT"), true],
  ["PostgreSQL", coded('could not extend file "base/1/2"', "53100"), true],
  ["a codec, in its own words", new Error("Audio job failed: FFmpegError: No space left on device"), true],
  ["whoever it passed through", new Error("It was not kept.", { cause: coded("full", "ENOSPC") }), true],
  ["a file that is missing", coded("ENOENT: no such file", "ENOENT"), false],
  ["nobody", undefined, false],
])("a full disk is known by what %s says of it", (_who, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

test("whoever sends something while the disk is full reads so, in their language", async () => {
  const server = await openTestServer();
  server.app.post("/fill", () => {
    throw coded("ENOSPC: no space left on device, write", "ENOSPC");
  });
  const answer = await server.app.request("/fill", { method: "POST", headers: { "accept-language": "es" } });
  expect([answer.status, await answer.json()]).toEqual([
    507,
    expect.objectContaining({
      code: "general.diskFull",
      message: "Nuestro almacenamiento está lleno. No se guardó nada; inténtalo más tarde.",
    }),
  ]);
  await server.close();
});
