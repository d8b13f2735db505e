import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { mock } from "node:test";
import { Hono } from "hono";
import type { ServerEnv } from "./http.ts";
import { openHttpServer } from "./httpServer.ts";

test("whoever sends the head of a request letter by letter is cut off, and others are answered meanwhile", async () => {
  const server = openHttpServer(() => new Response("here"), 300);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const slow = connect(port, "127.0.0.1");
  // Being cut off while it writes is what is asked for: an error is not awaited, as `once` of node:events would.
  slow.on("error", () => {});
  const closed = new Promise((resolve) => slow.on("close", resolve));
  slow.resume();
  slow.write("GET / HTTP/1.1\r\nhost: here\r\nx: ");
  const drip = setInterval(() => slow.write("a"), 20);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
  await closed;
  clearInterval(drip);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("the head of a request has ten seconds, whoever sends it", () => {
  const server = openHttpServer(() => new Response(""));
  expect(server.headersTimeout).toBe(10_000);
  server.close();
});

test("an answer written to the socket itself arrives whole at whoever takes it slowly, and nothing is said of an error", async () => {
  const said = mock.method(console, "error", () => {});
  const bytes = 8_000_000;
  const app = new Hono<ServerEnv>().get("/", (c) => {
    const outgoing = c.env.outgoing!;
    outgoing.writeHead(200, { "content-length": bytes, connection: "close" });
    outgoing.end(Buffer.alloc(bytes));
    return new Response(null);
  });
  const server = openHttpServer(app.fetch);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  await once(socket, "readable");
  let taken = 0;
  for await (const chunk of socket) taken += chunk.length;
  expect(taken).toBeGreaterThan(bytes);
  expect(said.mock.callCount()).toBe(0);
  said.mock.restore();
  await new Promise((resolve) => server.close(resolve));
});
