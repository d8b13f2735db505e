import { waitFor } from "@testing-library/react";
import type { GraphQLResponse, Observable, RequestParameters } from "relay-runtime";
import { LiveStream } from "./live/LiveStream.ts";
import { liveServer } from "./live/testing/liveServer.ts";
import { createSubscribe, onceListening } from "./subscriptions.ts";

const request = { id: "known", operationKind: "subscription" } as RequestParameters;

let live: LiveStream;
beforeEach(() => void (live = new LiveStream("ana", () => {})));
afterEach(() => live.close());

/** Subscribes, and notes when the page asks what stands and what it hears. */
function listen() {
  const times: boolean[] = [];
  const news: unknown[] = [];
  const config = onceListening((isAgain) => times.push(isAgain));
  const answers = createSubscribe(() => live)(request, {}, config) as Observable<GraphQLResponse>;
  const { unsubscribe } = answers.subscribe({ next: (answer) => news.push(answer) });
  return { times, news, unsubscribe };
}

test("who listens is told when the server begins to, and again after a lost connection", async () => {
  const { streams } = liveServer();
  const { times, unsubscribe } = listen();
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(times).toEqual([]);
  streams[0]!.listen();
  await waitFor(() => expect(times).toEqual([false]));
  streams[0]!.lose();
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]!.listen();
  await waitFor(() => expect(times).toEqual([false, true]));
  unsubscribe();
});

test("whose line is down when they begin asks what stands once the server listens at last", async () => {
  const now = performance.now.bind(performance);
  const { streams } = liveServer();
  const { times, unsubscribe } = listen();
  await waitFor(() => expect(streams).toHaveLength(1));
  performance.now = () => now() + 60_000;
  streams[0]!.listen();
  await waitFor(() => expect(times).toEqual([true]));
  performance.now = now;
  unsubscribe();
});

test("a server that missed news itself makes the page ask what stands, and is no news", async () => {
  const { streams } = liveServer();
  const { times, news, unsubscribe } = listen();
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!.listen();
  streams[0]!.next("known", { data: null, extensions: { newsMissed: true } });
  await waitFor(() => expect(times).toEqual([false, true]));
  streams[0]!.next("known", { data: { trackChanged: null } });
  await waitFor(() => expect(news).toEqual([{ data: { trackChanged: null } }]));
  unsubscribe();
});
