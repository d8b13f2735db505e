import http from "node:http";
import { json } from "node:stream/consumers";
import type { Asked } from "./mix.ts";

/** One route of node's own http server: a search in, a text of JSON out. */
export function serveBare(port: number, answer: (asked: Asked) => Promise<string>): void {
  const server = http.createServer(async (request, response) => {
    try {
      const body = await answer((await json(request)) as Asked);
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    } catch (error) {
      response.writeHead(500);
      response.end(String(error));
    }
  });
  server.listen(port, "127.0.0.1", () => console.log(`READY http://127.0.0.1:${port}`));
}
