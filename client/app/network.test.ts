import type { RequestParameters } from "relay-runtime";
import { refusal } from "../../domain/words/refusal.ts";
import { asking } from "./asking.ts";
import { ask } from "./network.ts";

const QUERY = {
  id: "abc",
  name: "TracksQuery",
  operationKind: "query",
  text: null,
  metadata: {},
} as RequestParameters;
const MUTATION = { ...QUERY, operationKind: "mutation" } as RequestParameters;

let asked: { url: string; init: RequestInit | undefined }[] = [];

function serve(answer: () => Response | Promise<Response>) {
  asked = [];
  globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return answer();
  };
}

test("a query travels as GET by the id of its document, so that its answer can be kept for offline use", async () => {
  serve(() => Response.json({ data: { viewer: null } }));
  expect(await ask(QUERY, { first: 6 })).toEqual({ data: { viewer: null } });
  const url = new URL(asked[0]?.url ?? "", "http://here");
  expect(asked[0]?.init?.method ?? "GET").toBe("GET");
  expect(Object.fromEntries(url.searchParams)).toEqual({ id: "abc", variables: '{"first":6}' });
  expect(asked[0]?.init?.headers).toMatchObject({ "x-levare": "1", accept: "application/json" });
});

test("a mutation travels as POST, under a key of its own: what a breaking line sends twice is done once", async () => {
  serve(() => Response.json({ data: {} }));
  await ask(MUTATION, { input: {} });
  expect(asked[0]?.url).toBe("/graphql");
  expect(asked[0]?.init?.method).toBe("POST");
  expect(asked[0]?.init?.headers).toMatchObject({ "x-levare": "1" });
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ id: "abc", variables: { input: {} } });
  await ask(MUTATION, { input: {} });
  const keys = asked.map(({ init }) => new Headers(init?.headers).get("idempotency-key"));
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(null);
});

test("what a page asks right after it changed something is not answered from a memory", async () => {
  serve(() => Response.json({ data: {} }));
  await ask(MUTATION, { input: {} });
  await ask(QUERY, {});
  expect(asked[1]?.init?.headers).toMatchObject({ "x-levare": "fresh" });
});

const SIGN_IN = { code: "general.signInFirst", params: {} };

test.each<[string, () => Response | Promise<Response>, object]>([
  [
    "the server refuses",
    () =>
      Response.json({
        errors: [{ message: "Not yours.", extensions: { code: "FORBIDDEN", requestId: "r1" } }],
      }),
    { told: refusal("general.unexpected"), code: "FORBIDDEN", requestId: "r1" },
  ],
  [
    "the server fails in part",
    () =>
      Response.json({ data: { a: 1 }, errors: [{ message: "Oh." }] }, { headers: { "x-request-id": "r2" } }),
    { told: refusal("general.unexpected"), code: "INTERNAL", requestId: "r2" },
  ],
  [
    "the server says which text it is",
    () =>
      Response.json({
        errors: [{ message: "Sign in first.", extensions: { code: "UNAUTHENTICATED", text: SIGN_IN } }],
      }),
    { told: { ...SIGN_IN, message: "Sign in first." }, code: "UNAUTHENTICATED", requestId: null },
  ],
  [
    "something between answers with a page",
    () => new Response("<h1>502</h1>", { status: 502 }),
    { told: { code: "general.unreadable" }, code: "HTTP_502", requestId: null },
  ],
  [
    "nobody answers",
    () => Promise.reject(new TypeError("Failed to fetch")),
    { told: { code: "general.unreachable" }, code: "OFFLINE", requestId: null },
  ],
])("when %s, the failure has words, a code and the name of the request", async (_case, answer, failure) => {
  serve(answer);
  await expect(ask(QUERY, {})).rejects.toMatchObject({ name: "RequestFailed", ...failure });
});

test.each([
  ["a query that nobody waits for any more is taken back", QUERY, true],
  ["a mutation goes on: it may have been carried out already", MUTATION, false],
] as const)("%s", async (_title, request, isTakenBack) => {
  const signals: AbortSignal[] = [];
  globalThis.fetch = async (_url, init) => {
    if (init?.signal) signals.push(init.signal);
    return new Promise(() => {});
  };
  const { unsubscribe } = asking(request, {}).subscribe({});
  await Promise.resolve();
  unsubscribe();
  expect(signals.some(({ aborted }) => aborted)).toBe(isTakenBack);
});
