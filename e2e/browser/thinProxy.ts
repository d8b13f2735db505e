import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

/** What goes wrong with a write that travels: nothing of it arrives, it is done and nobody hears of it, or a machine in between fails. */
export type LineFault = "ok" | "lostRequest" | "lostReply" | "http500";

/** Stands before a server as its address, so that a journey can take the server away, bring it back, and give it a new version. */
export interface ThinProxy {
  readonly address: string;
  /** From now on nobody is reached, as when the process has ended. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** What happens to the writes that travel from now on, one after the other; after them nothing goes wrong. */
  fail(faults: readonly LineFault[]): void;
  /** The service worker differs by a comment: for the browser a new version. */
  release(version: string): void;
  close(): Promise<void>;
}

const WRITES = /^\/(api|graphql)(\/|\?|$)/;

/** `through` makes what each answer passes on its way. */
export async function openThinProxy(target: string, through?: () => Duplex): Promise<ThinProxy> {
  const { hostname, port, origin } = new URL(target);
  const sockets = new Set<Socket>();
  let version = "";
  let place = 0;

  let faults: LineFault[] = [];

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const { method = "GET", url = "/" } = asked;
    const fault = method !== "GET" && WRITES.test(url) ? faults.shift() : "ok";
    if (fault === "lostRequest") return void answer.destroy();
    // The page is told of a failure of /api alone: of /graphql it would be an answer.
    if (fault === "http500" && url.startsWith("/api")) {
      asked.resume();
      return void answer.writeHead(500, { "content-type": "application/json" }).end("{}");
    }
    // The server knows its own address alone.
    const headers = { ...asked.headers, host: new URL(target).host };
    for (const name of ["origin", "referer"] as const)
      if (headers[name]) headers[name] = headers[name].replace(/^https?:\/\/[^/]+/, origin);
    const isWorker = url === "/sw.js";
    if (isWorker) {
      headers["accept-encoding"] = "identity";
      // The server knows nothing of the comment, and would say that nothing has changed.
      delete headers["if-modified-since"];
      delete headers["if-none-match"];
    }
    const passed = request({ hostname, port, method, path: url, headers }, (given) => {
      if (fault === "lostReply") {
        given.resume();
        return void given.on("end", () => answer.destroy());
      }
      if (isWorker) delete given.headers["content-length"];
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (isWorker && version) answer.write(`/* ${version} */\n`);
      (through ? given.pipe(through()) : given).pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  }

  async function listen() {
    const server = createServer(pass);
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(place, "127.0.0.1", resolve));
    place = (server.address() as AddressInfo).port;
    return server;
  }

  let server: Awaited<ReturnType<typeof listen>> | null = await listen();
  async function goAway() {
    const leaving = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (leaving ? leaving.close(() => resolve()) : resolve()));
  }
  return {
    address: `http://127.0.0.1:${place}`,
    goAway,
    async comeBack() {
      server ??= await listen();
    },
    fail: (next) => void (faults = [...next]),
    release: (next) => void (version = next),
    close: goAway,
  };
}
