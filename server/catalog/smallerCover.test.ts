import sharp from "sharp";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("a cover that stands in one size is served in every width of the lists, and what has no cover in none", async () => {
  const whole = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: "#14a" } })
    .jpeg()
    .toBuffer();
  await server.services.storage.putBytes("covers/release/0a-1.jpg", whole, "image/jpeg");
  for (const width of [320, 640, 320]) {
    const answer = await server.app.request(`/covers/release/0a-1-0${width}.webp`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, format: "webp" });
  }
  expect((await server.app.request("/covers/release/0a-1-0321.webp")).status).toBe(404);
  expect((await server.app.request("/covers/release/0a-2-0320.webp")).status).toBe(404);
});
