import { aUser, aWorkspace } from "../db/testing/build.ts";
import { encodeGlobalID } from "./graphql/globalId.ts";
import { documentOf } from "./graphql/ownDocuments.ts";
import { openTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
let cookie: string;
/** Of somebody who has not proven their address, in a studio of their own. */
let unproven: string;
const STUDIO = crypto.randomUUID();
const OWN_STUDIO = crypto.randomUUID();
beforeAll(async () => {
  server = await openTestServer();
  const { id } = await aUser(server.db, { userTier: "artist_pro" });
  await aWorkspace(server.db, { id: OWN_STUDIO, ownerId: id });
  cookie = await server.cookieFor(id);
  const newcomer = await aUser(server.db, { userTier: "artist_pro", role: "artist", emailVerified: false });
  await aWorkspace(server.db, { id: STUDIO, ownerId: newcomer.id });
  unproven = await server.cookieFor(newcomer.id);
});
afterAll(() => server.close());

const TUS = { "tus-resumable": "1.0.0", "upload-length": "10" };
const b64 = (text: string) => Buffer.from(text).toString("base64");
const json = { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" };
const graphql = (query: string, variables: object = {}): [string, RequestInit] => [
  "/graphql",
  { method: "POST", headers: json, body: JSON.stringify({ query, variables }) },
];

test.each<[string, string, RequestInit]>([
  ...["constructor", "__proto__", "toString", "hasOwnProperty"].flatMap(
    (name): [string, string, RequestInit][] => [
      [
        `a document named ${name}`,
        `/graphql?id=${name}`,
        { headers: { "x-levare": "1", accept: "application/json" } },
      ],
      [
        `a posted document named ${name}`,
        "/graphql",
        { method: "POST", headers: json, body: JSON.stringify({ id: name }) },
      ],
      [
        `an upload for ${name}`,
        "/uploads",
        {
          method: "POST",
          headers: { ...TUS, "upload-metadata": `filename ${b64("a.wav")},purpose ${b64(name)}` },
        },
      ],
      [
        `a setting of upload metadata ${name}`,
        "/uploads",
        {
          method: "POST",
          headers: { ...TUS, "upload-metadata": `filename ${b64("a.wav")},${name} ${b64("x")}` },
        },
      ],
      [
        `live ${name}`,
        "/live",
        {
          method: "POST",
          headers: json,
          body: JSON.stringify({ wants: [{ key: "a", id: name, variables: {} }] }),
        },
      ],
      [`picture ${name}`, `/pictures/${name}/${name}`, {}],
      [`media ${name}`, `/media/${name}`, {}],
      [`card ${name}`, `/cards/${name}/${name}.png`, {}],
      [`auth ${name}`, `/api/auth/${name}`, { method: "POST", headers: json, body: "{}" }],
      [`export ${name}`, `/api/admin/${name}`, {}],
      [`picture kind ${name}`, `/api/profile/${name}`, { method: "POST", headers: json, body: "{}" }],
    ],
  ),
  ["a cookie with a lone percent sign", "/", { headers: { cookie: "levare.session_token=%; a=%E0%A4%A" } }],
  [
    "a cookie with a lone percent sign at graphql",
    "/graphql?id=x",
    { headers: { cookie: "levare.session_token=%E0%A4%A", "x-levare": "1" } },
  ],
  ["a path with a lone percent sign", "/@%E0%A4%A", {}],
  ["a path with NUL", "/@nova%00", {}],
  ["media with NUL", "/media/%00", {}],
  ["covers with NUL", "/covers/%00", {}],
  ["a secret address with NUL", "/s/%00", {}],
  ["oembed of no address", "/oembed?url=%00", {}],
  ["oembed of a strange address", "/oembed?url=http%3A%2F%2F%5B", {}],
  ["embed with NUL", "/embed/track/%00", {}],
  ["a feed with NUL", "/api/planner/feeds/%00.ics", {}],
  [
    "an upload with NUL in its name",
    "/uploads",
    { method: "POST", headers: { ...TUS, "upload-metadata": `filename ${b64("a\0.wav")}` } },
  ],
  ["an upload of nothing known", "/uploads/%00", { method: "HEAD", headers: TUS }],
  [
    "a patch of nothing known",
    "/uploads/%E0%A4%A",
    {
      method: "PATCH",
      headers: { ...TUS, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      body: "x",
    },
  ],
  ["NUL in a search", ...graphql(`{ search(query: "a\\u0000b") { totalCount } }`)],
  ["NUL in an id", ...graphql(`{ node(id: "${b64("Track:\0")}") { id } }`)],
  ["NUL in a handle", ...graphql(`{ profile(handle: "\\u0000") { id } }`)],
  [
    "a sign-in with NUL",
    "/api/auth/sign-in/email",
    { method: "POST", headers: json, body: JSON.stringify({ email: "a\0@b.example", password: "\0" }) },
  ],
  [
    "a sign-in with a list",
    "/api/auth/sign-in/email",
    { method: "POST", headers: json, body: JSON.stringify({ email: ["a"], password: {} }) },
  ],
  [
    "a sign-in beside a cookie that cannot be read",
    "/api/auth/sign-in/email",
    {
      method: "POST",
      headers: { ...json, cookie: "levare.session_token=%; levare.device=%E0%A4%A" },
      body: JSON.stringify({ email: "ana@example.test", password: "upbeat-01" }),
    },
  ],
  [
    "a confirmed link that is a list",
    "/api/auth/magic-link/confirm",
    { method: "POST", headers: json, body: '{"token":[1],"email":{}}' },
  ],
  [
    "a confirmed link that is nothing",
    "/api/auth/magic-link/confirm",
    { method: "POST", headers: json, body: "null" },
  ],
  ["a body that is no JSON", "/graphql", { method: "POST", headers: json, body: "{" }],
  ...["/graphql", "/live", "/api/auth/sign-in/email"].map((path): [string, string, RequestInit] => [
    `${path} asked with lists in lists without end`,
    path,
    {
      method: "POST",
      headers: json,
      body: `{"id":"x","variables":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    },
  ]),
  ["a range that is none", "/covers/none", { headers: { range: "bytes=-" } }],
])("%s is refused, and is no accident", async (_what, path, init) => {
  const headers = { cookie, ...(init.headers as Record<string, string>) };
  const response = await server.app.request(`http://127.0.0.1:4000${path}`, { ...init, headers });
  const text = await response.text();
  expect([response.status < 500, /INTERNAL|unexpected error/i.test(text) ? text : ""]).toEqual([true, ""]);
});

/** One of our own client's operations, as it asks it. */
const known = (name: string, variables: object, headers: object = {}): [string, RequestInit] => [
  "/graphql",
  {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ id: documentOf(name), variables }),
  },
];
const own = (path: string, body: object, headers: object = {}): [string, RequestInit] => [
  path,
  { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) },
];
const cursor = (text: string) => Buffer.from(text).toString("base64url");
const after = (text: string) => known("NotificationListPaginationQuery", { cursor: cursor(text) });
const ID = "0190a2b4-0000-7000-8000-000000000000";
const joining = (some: object) =>
  known("FanRegistrationMutation", {
    input: {
      ...{ email: "ana@example.test", fullName: "Ana Ruiz", role: "fan", registrationFlow: "fan" },
      ...{ ageConfirmation: true, termsAccepted: true, privacyPolicyAccepted: true, marketingConsent: false },
      ...some,
    },
  });
const studio = () => encodeGlobalID("Workspace", STUDIO);
const SPENT = { token: "spent" };
const aFile = (csv: string) => ({
  ...{
    workspaceId: encodeGlobalID("Workspace", OWN_STUDIO),
    key: crypto.randomUUID(),
    fileName: "a.csv",
    csv,
  },
  ...{ mapping: ["title", "artistNames"], emptyClears: false },
});

test.each<[what: string, asked: () => [string, RequestInit], status: number, told: string | RegExp]>([
  ...[
    "/api/auth/magic-link/confirm",
    "/api/auth/sign-in/email",
    "/api/auth/sign-in/magic-link",
    "/api/auth/sign-out",
  ].flatMap((path): [string, () => [string, RequestInit], number, string][] => [
    [
      `${path} from another site`,
      () => own(path, SPENT, { origin: "https://evil.example" }),
      403,
      "foreignOrigin",
    ],
    [`${path} from a sandboxed page`, () => own(path, SPENT, { origin: "null" }), 403, "foreignOrigin"],
    [
      `${path} by a form, without our header`,
      () => [
        path,
        {
          method: "POST",
          headers: { "content-type": "text/plain", origin: "http://127.0.0.1:4000" },
          body: "{}",
        },
      ],
      403,
      "foreignOrigin",
    ],
    [
      `${path} from no page at all`,
      () => [path, { method: "POST", headers: { "x-levare": "1" }, body: "{}" }],
      403,
      "foreignOrigin",
    ],
  ]),
  [
    "a registration from another site",
    () => {
      const [path, init] = joining({ password: "upbeat-01" });
      return [path, { ...init, headers: { ...json, origin: "https://evil.example" } }];
    },
    403,
    "foreignOrigin",
  ],
  [
    "an invitation by somebody who only typed an address",
    () =>
      known(
        "InviteFormMutation",
        { input: { workspaceId: studio(), email: "kai@example.test", role: "manager" } },
        { cookie: unproven },
      ),
    200,
    "accounts.emailUnproven",
  ],
  [
    "a feed for somebody who only typed an address",
    () => known("FeedDialogCreateMutation", { input: { workspaceId: studio() } }, { cookie: unproven }),
    200,
    "accounts.emailUnproven",
  ],
  [
    "a name that is a link",
    () => joining({ fullName: "Prize: www.evil.example" }),
    200,
    "accounts.nameAddress",
  ],
  ["a name without end", () => joining({ fullName: "N".repeat(100_000) }), 200, "accounts.nameTooLong"],
  ["a phone without end", () => joining({ phone: "1".repeat(100_000) }), 200, "accounts.phoneWrong"],
  [
    "a password that everybody has",
    () => joining({ password: "password123" }),
    200,
    "accounts.passwordCommon",
  ],
  [
    "a cursor on the thirtieth of February",
    () => after(`2026-02-30T10:00:00.000Z ${ID}`),
    200,
    "Malformed cursor",
  ],
  [
    "a cursor in the thirteenth month",
    () => after(`2026-13-01T10:00:00.000Z ${ID}`),
    200,
    "Malformed cursor",
  ],
  ["a cursor at half past 25", () => after(`2026-02-03T25:30:00.000Z ${ID}`), 200, "Malformed cursor"],
  ["a cursor at no row", () => after(`2026-02-03T10:30:00.000Z ${"-".repeat(36)}`), 200, "Malformed cursor"],
  [
    "a session cookie that cannot be read",
    () => known("NotificationListPaginationQuery", {}, { cookie: "levare.session_token=%E0%A4%A" }),
    200,
    /^\{"data":\{"viewer":null/,
  ],
  [
    "a text that asks for what nearly is there",
    () => graphql("{ viewr { id } }"),
    200,
    /^(?!.*Did you mean)/,
  ],
  [
    "a text that gives a choice that nearly is there",
    () => graphql("query Q($role: TeamRole = managr) { viewer { id } }"),
    200,
    /^(?!.*Did you mean)/,
  ],
  ...[
    ["empty quotes", '"",'.repeat(2_000_000)],
    ["line breaks", "\n".repeat(6_000_000)],
  ].map(([what, csv]): [string, () => [string, RequestInit], number, string] => [
    `a file of tracks that is nothing but ${what}`,
    () => own("/api/catalog/imports", aFile(csv!)),
    422,
    "imports.tooManyCells",
  ]),
  [
    "a file of tracks in brackets without end",
    () => {
      const [path, init] = own("/api/catalog/imports", {});
      return [path, { ...init, body: "[".repeat(6_000_000) }];
    },
    400,
    "Malformed request",
  ],
])("%s: refused by its own answer", async (_what, asked, status, told) => {
  const [path, init] = asked();
  const headers = { cookie, ...(init.headers as Record<string, string>) };
  const response = await server.app.request(`http://127.0.0.1:4000${path}`, { ...init, headers });
  const text = await response.text();
  expect(response.headers.getSetCookie().filter((each) => /session_token=[^;]/.test(each))).toEqual([]);
  expect(text).toMatch(told);
  expect(response.status).toBe(status);
});

test("an accident within an upload is told by the number under which the log explains it, and by nothing else", async () => {
  const { incoming } = server.services;
  const create = incoming.store.create;
  const secret = "connect ECONNREFUSED 10.1.2.3 at /srv/levare/uploads";
  incoming.store.create = () => Promise.reject(new Error(secret));
  const headers = { ...TUS, cookie, "upload-metadata": `filename ${b64("a.wav")}` };
  const answer = await server.app.request("/uploads", { method: "POST", headers });
  incoming.store.create = create;
  const text = await answer.text();
  expect([answer.status, text]).toEqual([500, expect.not.stringContaining("ECONNREFUSED")]);
  expect(JSON.parse(text)).toMatchObject({ code: "general.unexpected", requestId: expect.any(String) });
});

test("a drawn cover opened as a page of its own may run nothing", async () => {
  const answer = await server.app.request(`/covers/art/${ID}.svg`);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});
