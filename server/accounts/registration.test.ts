import { offerInstallation } from "../../db/accounts/installation.ts";
import { listMails } from "../../db/accounts/mails.ts";
import { SAME_TIME_MS } from "../../domain/accounts/limits.ts";
import { openTestServer, REAL_SAME_TIME_MS, type TestServer } from "../testing.ts";
import { hashOfSetupToken } from "./register.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());
const quick = { ...SAME_TIME_MS };
afterEach(() => void Object.assign(SAME_TIME_MS, quick));

const FAN = /* GraphQL */ `mutation Fan($input: RegisterFanInput!) { registerFan(input: $input) { success error } }`;
const INDEE = /* GraphQL */ `mutation Indee($input: RegisterIndeeInput!) { registerIndee(input: $input) { success error } }`;

const fan = {
  email: "ana@example.test",
  fullName: "Ana Ruiz",
  role: "fan",
  registrationFlow: "fan",
  ageConfirmation: true,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  marketingConsent: false,
};
const indee = {
  ...fan,
  role: "indee",
  registrationFlow: "indee",
  stageName: "Nova",
  careerStage: "emerging",
};

test("an artist gets a studio named after them, a slug and thirty days of trial", async () => {
  const input = { ...indee, email: "nova@example.test", fullName: "Nova Reyes", password: "upbeat-01" };
  expect((await server.ask(null, INDEE, { input })).data.registerIndee).toEqual({
    success: true,
    error: null,
  });

  const user = await server.db
    .selectFrom("user")
    .selectAll()
    .where("email", "=", input.email)
    .executeTakeFirstOrThrow();
  const workspace = await server.db
    .selectFrom("workspace")
    .selectAll()
    .where("ownerId", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(workspace).toMatchObject({
    name: "Nova Reyes's Studio",
    slug: "nova-reyes-s-studio",
    workspaceType: "artist",
  });
  expect(user).toMatchObject({ role: "artist", stageName: "Nova", careerStage: "emerging" });
  expect(Math.round((user.trialEndsAt!.getTime() - Date.now()) / 86_400_000)).toBe(30);
});

test("two artists of one name get two slugs, even at the same moment", async () => {
  const twins = ["one@example.test", "two@example.test", "three@example.test"];
  const inputs = twins.map((email) => ({ ...indee, email, fullName: "Sam Lee", password: "upbeat-01" }));
  await Promise.all(inputs.map((input) => server.ask(null, INDEE, { input })));
  const rows = await server.db
    .selectFrom("workspace")
    .select("slug")
    .where("name", "=", "Sam Lee's Studio")
    .execute();
  expect(rows.map((row) => row.slug).sort()).toEqual([
    "sam-lee-s-studio",
    "sam-lee-s-studio-2",
    "sam-lee-s-studio-3",
  ]);
});

test.each([
  [
    "a form without accepted terms",
    { termsAccepted: false },
    "Please fill in all required fields and accept the terms.",
  ],
  [
    "a form without the age check",
    { ageConfirmation: false },
    "Please fill in all required fields and accept the terms.",
  ],
  ["a short password", { password: "seven77" }, "Password must be at least 8 characters long."],
  ["a fan form with an artist's role", { role: "indee" }, "Invalid role for fan registration"],
  ["a name without end", { fullName: "N".repeat(121) }, "A name can have at most 120 characters."],
  [
    "a name that advertises",
    { fullName: "Win at https://evil.example/now" },
    "A name cannot contain a web or email address.",
  ],
  [
    "a name that is a site",
    { fullName: "Visit evil.com today" },
    "A name cannot contain a web or email address.",
  ],
  ["a name with NUL", { fullName: "Ana\u0000" }, "A name can only have letters, digits and punctuation."],
  [
    "a name that turns letters round",
    { fullName: "Ana \u202etxt" },
    "A name can only have letters, digits and punctuation.",
  ],
  [
    "a phone of words",
    { phone: "call me" },
    "A phone number can only have digits, spaces and + - ( ), at most 40 characters.",
  ],
  ["a password without end", { password: "x".repeat(129) }, "A password can have at most 128 characters."],
  [
    "one of the passwords that everybody has",
    { password: "Football" },
    "This password is too easy to guess. Choose another one.",
  ],
])("%s is refused in the specification's words and leaves no account", async (_what, change, error) => {
  const input = { ...fan, email: "refused@example.test", ...change };
  expect((await server.ask(null, FAN, { input })).data.registerFan).toEqual({ success: false, error });
  expect(await server.db.selectFrom("user").select("id").where("email", "=", input.email).execute()).toEqual(
    [],
  );
});

test("a fan who joins by link signs in with it once, and never twice", async () => {
  const input = { ...fan, email: "link@example.test" };
  await server.ask(null, FAN, { input });
  const [mail] = await listMails(server.db, 1);
  const token = /token=(\w+)/.exec(mail!.body)![1];

  const first = await confirm(token!);
  expect(first.status).toBe(200);
  const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  const me = await server.app.request("/graphql?id=unknown", { headers: { cookie, "x-levare": "1" } });
  expect(me.status).toBe(200);
  expect((await confirm(token!)).status).toBe(410);
});

test("of twenty people who race for the set-up link exactly one becomes admin and owner", async () => {
  await offerInstallation(server.db, hashOfSetupToken("first-start"));
  const inputs = Array.from({ length: 20 }, (_, n) => ({
    ...indee,
    email: `racer${n}@example.test`,
    fullName: `Racer ${n}`,
    setupToken: "first-start",
  }));
  await Promise.all(inputs.map((input) => server.ask(null, INDEE, { input })));
  const admins = await server.db.selectFrom("user").select("id").where("role", "=", "admin").execute();
  expect(admins).toHaveLength(1);
  const owners = await server.db
    .selectFrom("membership")
    .select("userId")
    .where("role", "=", "admin")
    .where("isAccountOwner", "=", true)
    .execute();
  expect(owners).toEqual([{ userId: admins[0]!.id }]);
});

test("an artist's names and career are judged before anything is written", async () => {
  for (const [change, error] of [
    [{ stageName: "S".repeat(121) }, "An artist's name can have at most 120 characters."],
    [{ stageName: "nova@evil.example" }, "A name cannot contain a web or email address."],
    [{ careerStage: "x".repeat(9000) }, "Choose one of the values that are offered."],
    [{ email: "a\0@b.example" }, "Please fill in all required fields and accept the terms."],
    [{ email: `${"a".repeat(65)}@b.example` }, "Please fill in all required fields and accept the terms."],
  ] as const) {
    const input = { ...indee, email: "unmade@example.test", ...change };
    expect((await server.ask(null, INDEE, { input })).data.registerIndee).toEqual({ success: false, error });
  }
  const made = server.db.selectFrom("user").select("id").where("email", "like", "%unmade%");
  expect(await made.execute()).toEqual([]);
});

test("musicians may have dots, digits and signs in their names", async () => {
  for (const stageName of [
    "will.i.am",
    "St. Vincent",
    "A.B. Original",
    "*NSYNC",
    "!!!",
    "Ke$ha",
    "Sigur Rós",
    "宇多田ヒカル",
  ]) {
    const input = { ...indee, email: `${crypto.randomUUID()}@example.test`, stageName };
    expect((await server.ask(null, INDEE, { input })).data.registerIndee.error).toBeNull();
  }
});

test("a taken address is told only after a password, no sooner than another, and its owner gets a letter", async () => {
  const input = { ...fan, email: "owned@example.test", password: "first-password" };
  await server.ask(null, FAN, { input });
  Object.assign(SAME_TIME_MS, REAL_SAME_TIME_MS);
  await server.db.deleteFrom("mail").execute();
  const began = performance.now();
  const again = await server.ask(null, FAN, { input: { ...input, password: "second-password" } });
  expect(performance.now() - began).toBeGreaterThan(REAL_SAME_TIME_MS.registration - 5);
  expect(again.data.registerFan).toEqual({ success: false, error: "Registration failed. Please try again." });
  const [letter] = await listMails(server.db, 1);
  expect(letter).toMatchObject({ to: input.email, subject: "You already have a Levare account" });
  expect(
    (await post("/api/auth/sign-in/email", { email: input.email, password: input.password })).status,
  ).toBe(200);
});

test("whether a link is asked for a known or an unknown address: the answer, its cookies and its shortest time are the same", async () => {
  await server.ask(null, FAN, { input: { ...fan, email: "known@example.test" } });
  Object.assign(SAME_TIME_MS, REAL_SAME_TIME_MS);
  const seen: unknown[] = [];
  for (const email of ["known@example.test", "unknown@example.test"]) {
    await server.db.deleteFrom("limitUse").execute();
    const began = performance.now();
    const answer = await post("/api/auth/sign-in/magic-link", { email });
    expect(performance.now() - began).toBeGreaterThan(REAL_SAME_TIME_MS.letter - 5);
    const cookies = answer.headers.getSetCookie().map((each) => each.replace(/=[^;]+/, ""));
    seen.push([answer.status, await answer.text(), cookies]);
  }
  expect(seen[0]).toEqual(seen[1]);
});

test("an address that already has an account is not told apart on the link tab, and its password stays", async () => {
  const input = { ...fan, email: "twice@example.test", password: "first-password" };
  await server.ask(null, FAN, { input });
  const again = await server.ask(null, FAN, { input: { ...input, password: undefined } });
  expect(again.data.registerFan).toEqual({ success: true, error: null });
  const signIn = await post("/api/auth/sign-in/email", { email: input.email, password: input.password });
  expect(signIn.status).toBe(200);
});

test.each([
  ["a wrong password", "link@example.test", "wrong-password"],
  ["an unknown address", "nobody@example.test", "wrong-password"],
  ["a password below six characters", "link@example.test", "short"],
])("%s gets the same answer as any failure", async (_what, email, password) => {
  const answer = await post("/api/auth/sign-in/email", { email, password });
  const body = { code: "accounts.invalidCredentials", params: {}, message: "Invalid credentials" };
  expect([answer.status, await answer.json()]).toEqual([401, body]);
});

test.each<[string, object]>([
  ["an address alone", { email: "link@example.test" }],
  ["an empty password", { email: "link@example.test", password: "" }],
  ["a blank address", { email: " ", password: "upbeat-01" }],
])("%s is told that both are needed", async (_what, body) => {
  const answer = await post("/api/auth/sign-in/email", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: "Email and password are required" });
});

test("a route of the sign-in library that nobody asked for does not exist", async () => {
  for (const path of ["/api/auth/sign-up/email", "/api/auth/change-email", "/api/auth/list-sessions"])
    expect((await post(path, {})).status).toBe(404);
});

function confirm(token: string) {
  return post("/api/auth/magic-link/confirm", { token, email: "link@example.test" });
}

async function post(path: string, body: object): Promise<Response> {
  return server.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" },
    body: JSON.stringify(body),
  });
}
