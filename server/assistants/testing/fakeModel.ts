import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelChoice, ModelProvider } from "../../providers/assistants/choice.ts";
import type { FakeTurn } from "./FakeTurn.ts";
import { writeAnthropic } from "./writeAnthropic.ts";
import { writeOpenAi } from "./writeOpenAi.ts";

/** One request as it came in. */
export interface FakeRequest {
  headers: IncomingMessage["headers"];
  // Both wires, as they are.
  body: any;
}

/** A language model on this machine that speaks either wire and says what a script tells it to. Counts lines that the other side closed. */
export async function openFakeModel(
  provider: ModelProvider,
  script: (request: FakeRequest, place: number) => FakeTurn | Promise<FakeTurn>,
) {
  const requests: FakeRequest[] = [];
  const closed: Promise<void>[] = [];
  const server = createServer((request, answer) => {
    closed.push(once(answer, "close").then(() => {}));
    void respond(request, answer).catch(() => answer.destroy());
  });

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    let sent = "";
    for await (const part of request) sent += part;
    const asked = { headers: request.headers, body: JSON.parse(sent) };
    const place = requests.push(asked) - 1;
    const turn = await script(asked, place);
    if (turn.status !== undefined) return refuse(answer, provider, turn);
    answer.writeHead(200, { "content-type": "text/event-stream" });
    const write = provider === "anthropic" ? writeAnthropic : writeOpenAi;
    for (const event of write(asked.body, turn)) {
      if (event === "cut") return void answer.destroy();
      if (event === "stall") return;
      answer.write(event);
      // As it is sent: not in one piece.
      await new Promise((resolve) => setImmediate(resolve));
    }
    answer.end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    /** Resolves when the line of a request is closed, by whomever. */
    closedOf: (place: number) => closed[place]!,
    choice: {
      ...{ provider, baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "sk-fake-key", allowsPrivate: true },
      ...{ models: { MAX: "large", MEDIUM: "middle", MIN: "small" }, prices: { in: 1_000, out: 5_000 } },
      kind: "model",
    } satisfies ModelChoice as ModelChoice,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function refuse(answer: ServerResponse, provider: ModelProvider, { status, retryAfter }: FakeTurn): void {
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  answer.writeHead(status!, { "content-type": "application/json", ...wait });
  const error = { message: "Slow down.", type: "rate_limit_error" };
  answer.end(
    JSON.stringify(
      provider === "anthropic" ? { type: "error", error } : { error: { ...error, param: null, code: null } },
    ),
  );
}
