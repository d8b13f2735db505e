import { aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await openTestServer();
  const { id } = await aUser(server.db, { userTier: "artist_pro" });
  await aWorkspace(server.db, { ownerId: id });
  cookie = await server.cookieFor(id);
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
  ["a body that is no JSON", "/graphql", { method: "POST", headers: json, body: "{" }],
  ["a range that is none", "/covers/none", { headers: { range: "bytes=-" } }],
])("%s is refused, and is no accident", async (_what, path, init) => {
  const headers = { cookie, ...(init.headers as Record<string, string>) };
  const response = await server.app.request(`http://127.0.0.1:4000${path}`, { ...init, headers });
  const text = await response.text();
  expect([response.status < 500, /INTERNAL|unexpected error/i.test(text) ? text : ""]).toEqual([true, ""]);
});
