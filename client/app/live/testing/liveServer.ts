/** One stream that a page opened; the test says what the server says on it. */
export interface ServerStream {
  viewer: string;
  /** What was subscribed to, by the ids of its documents. */
  ids: string[];
  isOpen: boolean;
  listen(): void;
  next(id: string, answer: object): void;
  lose(): void;
}

/** Answers like POST /live, and keeps all streams that were opened. `refuse` answers with a status in their place. */
export function liveServer() {
  const streams: ServerStream[] = [];
  const server = { streams, refuse: 0, open: () => streams.filter(({ isOpen }) => isOpen) };
  globalThis.fetch = async (_url, init) => {
    const { viewer, subscriptions } = JSON.parse(String(init?.body)) as Asked;
    if (server.refuse) return new Response("{}", { status: server.refuse });
    let line: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) });
    const say = (event: string, data: unknown) =>
      line.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const stream: ServerStream = {
      viewer,
      ids: subscriptions.map(({ id }) => id),
      isOpen: true,
      listen: () =>
        say(
          "listening",
          subscriptions.map(({ key }) => key),
        ),
      next(id, answer) {
        const { key } = subscriptions.find((each) => each.id === id)!;
        say("next", { key, answer });
      },
      lose() {
        stream.isOpen = false;
        line.error(new Error("The train went into a tunnel."));
      },
    };
    init?.signal?.addEventListener("abort", () => {
      if (stream.isOpen) stream.lose();
    });
    streams.push(stream);
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  return server;
}

interface Asked {
  viewer: string;
  subscriptions: { key: string; id: string }[];
}
