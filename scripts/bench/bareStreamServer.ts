// What node itself needs for a range: one open descriptor, one read, one write. No address is checked.
// With "nothing-read" as third argument the bytes are in memory already and always the same: the limit of node's http.
import { fstatSync, openSync, read } from "node:fs";
import http, { type ServerResponse } from "node:http";

const [, , file = "", port = "", mode] = process.argv;
const descriptor = openSync(file, "r");
const { size } = fstatSync(descriptor);
const ready = mode === "nothing-read" ? Buffer.allocUnsafeSlow(256 * 1024).fill(1) : null;

http
  .createServer((request, response) => {
    const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const start = Number(from);
    const end = to ? Number(to) : size - 1;
    if (ready) return answer(response, ready, start, end);
    const bytes = Buffer.allocUnsafeSlow(end - start + 1);
    read(descriptor, bytes, 0, bytes.length, start, () => answer(response, bytes, start, end));
  })
  .listen(Number(port), "127.0.0.1");

function answer(response: ServerResponse, bytes: Buffer, start: number, end: number) {
  response.writeHead(206, {
    "content-type": "audio/mpeg",
    "content-length": bytes.length,
    "content-range": `bytes ${start}-${end}/${size}`,
  });
  response.end(bytes);
}
