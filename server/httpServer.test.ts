import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { openHttpServer } from "./httpServer.ts";

test("whoever sends the head of a request letter by letter is cut off, and others are answered meanwhile", async () => {
  const server = openHttpServer(() => new Response("here"), 300);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const slow = connect(port, "127.0.0.1");
  // Being cut off while it writes is what is asked for.
  slow.on("error", () => {});
  slow.resume();
  slow.write("GET / HTTP/1.1\r\nhost: here\r\nx: ");
  const drip = setInterval(() => slow.write("a"), 20);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
  await once(slow, "close");
  clearInterval(drip);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("the head of a request has ten seconds, whoever sends it", () => {
  const server = openHttpServer(() => new Response(""));
  expect(server.headersTimeout).toBe(10_000);
  server.close();
});
