import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const folder = path.join(server.dataDir, "assets");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "react-aB1.js"), "export {}");
});
afterAll(() => server.close());

test("a file of the client is kept for a year, says little besides, and loads nothing when it is opened as a page", async () => {
  const { status, headers } = await server.app.request("/assets/react-aB1.js");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("permissions-policy")).toBeNull();
  const page = await server.app.request("/");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
});
