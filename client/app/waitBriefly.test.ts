import type { Environment, PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router";
import { Observable, type OperationType } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { waitBriefly } from "./waitBriefly.ts";

type Reference = PreloadedQuery<OperationType>;

beforeEach(() => void (document.body.innerHTML = '<main id="content"></main>'));
afterEach(() => void (document.body.innerHTML = ""));

/** A question that is answered by `answer`, as a screen begins to load it; `isOver` once the loader handed it over. */
function begin(signal = new AbortController().signal) {
  const asked = { isOver: false, isDisposed: false, answer: () => {} };
  const source = Observable.create((sink) => void (asked.answer = () => sink.complete()));
  const reference = { id: "asked", variables: {}, source, dispose: () => void (asked.isDisposed = true) };
  const relay = createMockEnvironment() as unknown as Environment;
  const load = waitBriefly(relay, () => reference as unknown as Reference);
  const over = load({ request: { signal } } as LoaderFunctionArgs).then((given) => {
    expect(given).toBe(reference);
    asked.isOver = true;
  });
  return Object.assign(asked, { over });
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a screen waits for a quick answer", async () => {
  const asked = begin();
  await aMoment();
  expect(asked.isOver).toBe(false);
  asked.answer();
  await aMoment();
  expect(asked.isOver).toBe(true);
});

test("a slow answer is not waited for, and nothing is where the frame of the page does not stand yet", async () => {
  await begin().over;
  document.body.innerHTML = "";
  const asked = begin();
  await aMoment();
  expect(asked.isOver).toBe(true);
});

test("what nobody will show is let go of", async () => {
  const leaving = new AbortController();
  const asked = begin(leaving.signal);
  leaving.abort();
  await asked.over;
  expect(asked.isDisposed).toBe(true);
});
