import { OWN_HEADERS } from "../network.ts";
import type { Answer, Subscriptions } from "./messages.ts";

export type StreamEvent =
  | { event: "listening"; data: readonly string[] }
  | { event: "next"; data: { key: string; answer: Answer } };

/** The server no longer knows who asks, or it is not the person that this page shows. */
export class SessionLost extends Error {}

/** Everything that the server says on one stream, until it ends. Throws when it cannot be opened and when it breaks. */
export async function* openStream(
  viewer: string,
  subscriptions: Subscriptions,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const listed = [...subscriptions].map(([key, subscription]) => ({ key, ...subscription }));
  const response = await fetch("/live", {
    method: "POST",
    headers: { ...OWN_HEADERS, "content-type": "application/json" },
    body: JSON.stringify({ viewer, subscriptions: listed }),
    signal,
  });
  if (response.status === 401) throw new SessionLost();
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  yield* eventsIn(response.body);
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop()!;
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      // Anything else is a comment that keeps the connection open.
      if (data) yield { event, data: JSON.parse(data) } as StreamEvent;
    }
  }
}
