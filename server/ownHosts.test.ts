import { Hono } from "hono";
import { readConfiguration, settingsOf } from "./configuration.ts";
import type { ServerEnv } from "./http.ts";
import { ownHosts } from "./ownHosts.ts";
import { openTestServer } from "./testing.ts";

const settings = (env: NodeJS.ProcessEnv) => settingsOf(readConfiguration(env, "/"));

test.each<[NodeJS.ProcessEnv, boolean]>([
  [{}, true],
  [{ HOST: "::1" }, true],
  [{ PUBLIC_URL: "http://localhost:4000" }, true],
  [{ DEMO: "0" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "0.0.0.0", DEMO_PASSWORD: "of our own" }, false],
  [{ PUBLIC_URL: "https://music.example" }, false],
  [{ TRUST_PROXY: "1" }, false],
])("with %p the letters of the demo are open: %p", (env, isOpen) => {
  expect(settings(env).isLoopbackDemo).toBe(isOpen);
});

test("a server that a proxy leads to plays no story with the public password", () => {
  const wants = (env: NodeJS.ProcessEnv) => readConfiguration(env, "/").wantsStory;
  expect(wants({})).toBe(true);
  expect(wants({ PUBLIC_URL: "https://music.example" })).toBe(false);
  expect(wants({ PUBLIC_URL: "https://music.example", DEMO_PASSWORD: "of our own" })).toBe(true);
});

test("an address that is none is told before anything starts", () => {
  expect(() => readConfiguration({ PUBLIC_URL: "music.example" }, "/")).toThrow(
    'PUBLIC_URL has to be an address such as https://music.example, not "music.example".',
  );
});

test.each<[NodeJS.ProcessEnv, string, number]>([
  [{}, "http://127.0.0.1:4000", 200],
  [{}, "http://localhost:4000", 200],
  [{}, "http://[::1]:4000", 200],
  [{}, "http://rebound.example:4000", 421],
  [{ PUBLIC_URL: "https://music.example" }, "http://music.example", 200],
  [{ PUBLIC_URL: "https://music.example" }, "http://127.0.0.1:4000", 200],
  [{ PUBLIC_URL: "https://music.example" }, "http://rebound.example", 421],
  [{ PUBLIC_URL: "https://music.example", HOST: "0.0.0.0" }, "http://music.example", 200],
  [{ PUBLIC_URL: "https://music.example", HOST: "0.0.0.0" }, "http://localhost", 421],
  [{ HOST: "0.0.0.0" }, "http://192.168.1.7:4000", 200],
  [{ HOST: "0.0.0.0" }, "http://studio.local:4000", 200],
])(
  "with %p a page at %s is answered with %p, and its health is told in any case",
  async (env, asked, status) => {
    const app = new Hono<ServerEnv>().use(ownHosts(settings(env))).get("*", (c) => c.text("a page"));
    expect((await app.request(`${asked}/auth`)).status).toBe(status);
    expect((await app.request(`${asked}/healthz`)).status).toBe(200);
  },
);

test("every part of the server keeps to its own names", async () => {
  const server = await openTestServer(undefined, { settings: settings({}) });
  const statusOf = async (path: string) => (await server.app.request(`http://rebound.example${path}`)).status;
  for (const path of [
    "/",
    "/graphql?id=none",
    "/dev/mail",
    "/media/none",
    "/api/auth/get-session",
    "/oembed",
  ])
    expect([path, await statusOf(path)]).toEqual([path, 421]);
  expect(await statusOf("/healthz")).toBe(200);
  await server.close();
});
