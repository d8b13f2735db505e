import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What goes wrong with one request, as its header `x-fault` says; the header itself never arrives. */
export type WireFault =
  | "ok"
  /** Nothing arrives. */
  | "lostRequest"
  /** It arrives and is carried out, and nobody hears the answer. */
  | "lostReply"
  /** It arrives after the browser gave it up, right before whatever comes next. */
  | "late"
  /** A machine before the server fails. */
  | "http500"
  | "busy"
  /** The cookie is gone. */
  | "signedOut"
  /** The server is killed while it works at it. */
  | "kill";

/** What a server was asked, and what it said, whether anybody heard it or not. */
export interface Exchange {
  cookie: string;
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  asked: string;
  status: number;
  answered: string;
  answerHeaders: IncomingMessage["headers"];
  /** Nothing else was under way at any moment of it. */
  wasAlone: boolean;
}

export interface FaultProxy {
  readonly address: string;
  /** Called with every answer of the server, before anybody else hears it. */
  onExchange: (exchange: Exchange) => void;
  onKill: () => void;
  /** Lets everything arrive that is late. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

type Answer = Pick<Exchange, "status" | "answered" | "answerHeaders">;

/** Stands between browsers and a server that is at `target`, and does to each request what the request says. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port, host } = new URL(target);
  let late: (() => Promise<unknown>)[] = [];
  let underWay = 0;
  let overlaps = 0;

  async function pass(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    const { "x-fault": _fault, connection: _connection, ...headers } = asked.headers;
    const { method = "GET", url: path = "/" } = asked;
    if (underWay++ > 0) overlaps++;
    const before = overlaps;
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        // A connection for each: one that was kept open to a server that was killed would fail the next.
        const passed = request(
          { hostname, port, method, path, headers: { ...headers, host }, agent: false },
          (given) => {
            buffer(given).then(
              (bytes) =>
                resolve({
                  ...{ status: given.statusCode ?? 502, answered: bytes.toString() },
                  answerHeaders: given.headers,
                }),
              reject,
            );
          },
        );
        passed.on("error", reject);
        passed.end(body);
      });
      const wasAlone = underWay === 1 && before === overlaps;
      const { cookie = "" } = headers;
      proxy.onExchange({ cookie, method, path, headers, asked: body.toString(), ...answer, wasAlone });
      return answer;
    } finally {
      underWay--;
    }
  }

  async function flush() {
    const waiting = late;
    late = [];
    for (const arrive of waiting) await arrive().catch(() => {});
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse) {
    const fault = (asked.headers["x-fault"] ?? "ok") as WireFault;
    const body = await buffer(asked);
    await flush();
    const plain = (status: number, headers = {}) =>
      void answer.writeHead(status, { "content-type": "application/json", ...headers }).end("{}");
    if (fault === "http500") return plain(500);
    if (fault === "busy") return plain(503, { "retry-after": "90" });
    if (fault === "late") late.push(() => pass(asked, body));
    if (fault === "late" || fault === "lostRequest") return void answer.destroy();
    if (fault === "signedOut") delete asked.headers.cookie;
    if (fault === "kill") setTimeout(() => proxy.onKill(), Math.random() * 30);
    const { status, answered, answerHeaders } = await pass(asked, body);
    if (fault === "lostReply") return void answer.destroy();
    answer.writeHead(status, answerHeaders).end(answered);
  }

  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onExchange: () => {},
    onKill: () => {},
    flush,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
