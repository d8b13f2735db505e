import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelChoice, ModelProvider } from "../../providers/assistants/choice.ts";
import type { FakeTurn } from "./FakeTurn.ts";
import { refuse } from "./refuse.ts";
import { writeAnthropic } from "./writeAnthropic.ts";
import { writeOpenAi } from "./writeOpenAi.ts";
import { writeTranscription } from "./writeTranscription.ts";

/** One request as it came in. */
export interface FakeRequest {
  headers: IncomingMessage["headers"];
  // Both wires, as they are.
  body: any;
}

/** A recording that came in to be written down. */
export interface FakeRecording {
  headers: IncomingMessage["headers"];
  /** The form without its file. */
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Uint8Array };
}

/** A language model on this machine that speaks either wire and says what a script tells it to, also of recordings. Counts lines that the other side closed. */
export async function openFakeModel(
  provider: ModelProvider,
  script: (request: FakeRequest, place: number) => FakeTurn | Promise<FakeTurn>,
) {
  const requests: FakeRequest[] = [];
  const recordings: FakeRecording[] = [];
  let speech: (recording: FakeRecording) => FakeTurn = () => ({ text: "" });
  const closed: Promise<void>[] = [];
  const server = createServer((request, answer) => {
    closed.push(once(answer, "close").then(() => {}));
    void respond(request, answer).catch(() => answer.destroy());
  });

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const sent = Buffer.concat(parts);
    if (request.url === "/v1/audio/transcriptions") {
      const recording = await recordingIn(request, sent);
      recordings.push(recording);
      return writeTranscription(answer, speech(recording));
    }
    const asked = { headers: request.headers, body: JSON.parse(sent.toString("utf8")) };
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
    recordings,
    /** What it hears from now on. */
    hear: (next: typeof speech) => void (speech = next),
    /** Resolves when the line of a request is closed, by whomever. */
    closedOf: (place: number) => closed[place]!,
    choice: {
      ...{ provider, baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "sk-fake-key", allowsPrivate: true },
      ...{ models: { MAX: "large", MEDIUM: "middle", MIN: "small" }, prices: { in: 1_000, out: 5_000 } },
      transcription: { model: "ear", minutePrice: 6_000 },
      kind: "model",
    } satisfies ModelChoice as ModelChoice,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function recordingIn({ headers }: IncomingMessage, sent: Uint8Array): Promise<FakeRecording> {
  const packed = new Response(new Uint8Array(sent), {
    headers: { "content-type": headers["content-type"]! },
  });
  const form = [...(await packed.formData())];
  const fields = form.filter((field): field is [string, string] => typeof field[1] === "string");
  const file = form.map(([, value]) => value).find((value) => typeof value !== "string")!;
  return {
    ...{ headers, fields: Object.fromEntries(fields) },
    file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
  };
}
