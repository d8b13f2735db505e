import { waitFor } from "@testing-library/react";
import type { GraphQLResponse, Observable, RequestParameters } from "relay-runtime";
import { createSubscribe, onceListening, pauseBefore } from "./subscriptions.ts";

test("a lost connection is tried again after longer and longer pauses, half a minute at most", () => {
  expect([0, 1, 2, 5, 20].map((attempt) => pauseBefore(attempt, 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ]);
});

test("two listeners do not come back in the same instant", () => {
  expect(pauseBefore(3, 0.2)).toBeLessThan(pauseBefore(3, 0.8));
});

const request = { id: "known", operationKind: "subscription" } as RequestParameters;

/** Streams of news that the test writes itself. */
function openLines(): ReadableStreamDefaultController<Uint8Array>[] {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  globalThis.fetch = async () => {
    const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  return lines;
}

test("who listens is told when the server begins to, and again after a lost connection", async () => {
  const lines = openLines();
  const times: boolean[] = [];
  const heard = (count: number) => waitFor(() => expect(times).toHaveLength(count));
  const subscribe = createSubscribe();
  const config = onceListening((isAgain) => times.push(isAgain));
  const answers = subscribe(request, {}, config) as Observable<GraphQLResponse>;
  const listening = answers.subscribe({});

  await heard(1);
  lines[0]?.error(new Error("The train went into a tunnel."));
  await heard(2);
  expect(times).toEqual([false, true]);
  listening.unsubscribe();
});

test("a server that missed news itself makes the page ask what stands, and is no news", async () => {
  const lines = openLines();
  const times: boolean[] = [];
  const news: unknown[] = [];
  const config = onceListening((isAgain) => times.push(isAgain));
  const answers = createSubscribe()(request, {}, config) as Observable<GraphQLResponse>;
  const listening = answers.subscribe({ next: (answer) => news.push(answer) });
  const say = (answer: object) =>
    lines[0]?.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(answer)}\n\n`));

  await waitFor(() => expect(times).toEqual([false]));
  say({ data: null, extensions: { newsMissed: true } });
  await waitFor(() => expect(times).toEqual([false, true]));
  say({ data: { trackChanged: null } });
  await waitFor(() => expect(news).toEqual([{ data: { trackChanged: null } }]));
  listening.unsubscribe();
});
