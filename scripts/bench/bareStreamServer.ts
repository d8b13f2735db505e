// What node itself needs for a range: one open descriptor, one read, one write. No address is checked.
import { fstatSync, openSync, read } from "node:fs";
import http from "node:http";

const descriptor = openSync(process.argv[2]!, "r");
const { size } = fstatSync(descriptor);

http
  .createServer((request, response) => {
    const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const start = Number(from);
    const end = to ? Number(to) : size - 1;
    const bytes = Buffer.allocUnsafeSlow(end - start + 1);
    read(descriptor, bytes, 0, bytes.length, start, () => {
      response.writeHead(206, {
        "content-type": "audio/mpeg",
        "content-length": bytes.length,
        "content-range": `bytes ${start}-${end}/${size}`,
      });
      response.end(bytes);
    });
  })
  .listen(4133, "127.0.0.1");
