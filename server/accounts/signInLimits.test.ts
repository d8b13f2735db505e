import { insertPassword } from "../../db/accounts/users.ts";
import { aUser } from "../../db/testing/build.ts";
import { timesOf } from "../../domain/testing/thoroughness.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let clock = new Date("2026-11-21T12:00:00Z").getTime();
const PASSWORD = "upbeat-01";
let hash: string;

async function open(passwords?: "costly"): Promise<void> {
  const settings = { isLoopbackDemo: false };
  server = await openTestServer(() => new Date(clock), { settings, ...(passwords && { passwords }) });
  hash = await (await server.services.auth.$context).password.hash(PASSWORD);
}

beforeAll(() => open());
afterAll(() => server.close());
// Every test begins when all earlier counts have run out.
beforeEach(() => void (clock += 2 * 60 * 60 * 1000));

interface Sent {
  address?: string;
  headers?: Record<string, string>;
}

async function post(path: string, body: object, { address = "192.0.2.1", headers = {} }: Sent = {}) {
  const init = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-levare": "1",
      origin: "http://127.0.0.1:4000",
      ...headers,
    },
    body: JSON.stringify(body),
  };
  const incoming = { socket: { remoteAddress: address } };
  return server.app.request(path, init, { incoming });
}
const signIn = (email: string, password: string, sent?: Sent) =>
  post("/api/auth/sign-in/email", { email, password }, sent);

async function somebody(): Promise<string> {
  const user = await aUser(server.db);
  await insertPassword(server.db, user.id, hash);
  return user.email;
}

test("guesses by the thousand in an hour under forged addresses by the hundred reach at most thirty checks, and the owner comes in", async () => {
  const email = await somebody();
  const before = await signIn(email, PASSWORD, { address: "198.51.100.7" });
  const device = before.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("levare.device="))!
    .split(";")[0]!;
  let checked = 0;
  const guesses = timesOf(1_000, 10_000);
  for (let n = 0; n < guesses; n++) {
    const forged = { "x-forwarded-for": `203.0.${n % 4}.${n % 250}` };
    const { status } = await signIn(email, `guess-${n}`, { headers: forged });
    if (status !== 429) checked++;
    clock += (60 * 60 * 1000) / guesses;
  }
  expect(checked).toBeGreaterThan(4);
  expect(checked).toBeLessThanOrEqual(30);

  // By link from anywhere; by password from the browser that the account knows, even from the guesser's own address.
  const link = await post("/api/auth/sign-in/magic-link", { email }, { address: "198.51.100.8" });
  expect(link.status).toBe(200);
  const known = await signIn(email, PASSWORD, { headers: { cookie: device } });
  expect(known.status).toBe(200);
});

test("guesses from a thousand real addresses are bounded by the account, whether it exists or not", async () => {
  for (const email of [await somebody(), "nobody@example.test"]) {
    const answers: string[] = [];
    for (let n = 0; n < 40; n++) {
      const answer = await signIn(email, "wrong-password", { address: `198.51.100.${n}` });
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(answers.filter((answer) => answer.startsWith("401"))).toHaveLength(5);
    expect(answers.at(-1)).toMatch(/^429 .*"Too many attempts\. Wait a moment and try again\."/);
  }
});

test("one address that tries many accounts stops at ten a minute, and is told when to come back", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await signIn(`school${n}@example.test`, "wrong-password")).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const refused = await signIn("another@example.test", "wrong-password");
  expect(Number(refused.headers.get("retry-after"))).toBe(60);
  clock += 60_000;
  expect((await signIn("another@example.test", "wrong-password")).status).toBe(401);
});

test("a mailbox gets one link a minute and five an hour, an address asks for twenty an hour", async () => {
  const ask = (email: string) => post("/api/auth/sign-in/magic-link", { email });
  expect((await ask("ana@example.test")).status).toBe(200);
  const again = await ask("Ana@example.test ");
  expect([again.status, again.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await again.json()).toMatchObject({ message: "Too many attempts. Wait a moment and try again." });
  for (let n = 0; n < 19; n++) expect((await ask(`ana${n}@example.test`)).status).toBe(200);
  expect((await ask("late@example.test")).status).toBe(429);
});

const JOIN = /* GraphQL */ `mutation Join($input: RegisterFanInput!) { registerFan(input: $input) { success error } }`;

test("an address makes five accounts in half an hour", async () => {
  const join = async (n: number) => {
    const input = {
      email: `joiner${n}@example.test`,
      fullName: "Ana Ruiz",
      role: "fan",
      registrationFlow: "fan",
      ageConfirmation: true,
      termsAccepted: true,
      privacyPolicyAccepted: true,
      marketingConsent: false,
    };
    const { data } = await server.ask(null, JOIN, { input }, { clientAddress: "192.0.2.9" });
    return data.registerFan.error;
  };
  for (let n = 0; n < 5; n++) expect(await join(n)).toBeNull();
  expect(await join(5)).toBe("Too many attempts. Wait a moment and try again.");
  clock += 30 * 60_000;
  expect(await join(6)).toBeNull();
});

test("behind a proxy of ours its own entry is the address, and whatever the caller wrote before it is not", async () => {
  server.services.settings.trustedProxies = 1;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const headers = { "x-forwarded-for": `10.0.0.${n}, 203.0.113.5` };
    statuses.push((await signIn(`n${n}@example.test`, "wrong-password", { headers })).status);
  }
  server.services.settings.trustedProxies = 0;
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

const RESET = /* GraphQL */ `
  mutation Reset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { __typename ... on InvalidInput { message } }
  }
`;

test("a mailbox is sent one letter a minute for a new password, whether it has an account or not", async () => {
  for (const email of [await somebody(), "no-one@example.test"]) {
    const ask = async () => (await server.ask(null, RESET, { input: { email } })).data.requestPasswordReset;
    expect((await ask()).__typename).toBe("RequestPasswordResetPayload");
    expect(await ask()).toEqual({
      __typename: "InvalidInput",
      message: "Too many attempts. Wait a moment and try again.",
    });
  }
});

test("a few networks that ask for links all day do not shut out everybody else", async () => {
  const flood = Array.from({ length: 300 }, (_, n) =>
    post(
      "/api/auth/sign-in/magic-link",
      { email: `flood${n}@example.test` },
      { address: `198.51.100.${n % 15}` },
    ),
  );
  await Promise.all(flood);
  const others = await post(
    "/api/auth/sign-in/magic-link",
    { email: "ana-again@example.test" },
    { address: "203.0.113.9" },
  );
  expect(others.status).toBe(200);
});

describe("where a password takes as long to check as on a real server", () => {
  let quick: TestServer;
  beforeAll(async () => {
    quick = server;
    await open("costly");
  });
  afterAll(async () => {
    await server.close();
    server = quick;
  });

  test("a school of twenty-five behind one address signs in at one moment", async () => {
    const emails = await Promise.all(Array.from({ length: 25 }, somebody));
    const answers = await Promise.all(emails.map((email) => signIn(email, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  });

  test("a wrong password and an unknown mailbox take about the same time", async () => {
    // The shortest of several: what else the machine does makes one longer, never shorter.
    const spent = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const email = await somebody();
    for (let n = 0; n < 4; n++) {
      for (const [who, mailbox] of [
        ["known", email],
        ["unknown", `absent${n}@example.test`],
      ] as const) {
        const began = performance.now();
        expect((await signIn(mailbox, "wrong-password", { address: `192.0.2.${100 + n}` })).status).toBe(401);
        spent[who] = Math.min(spent[who], performance.now() - began);
      }
    }
    // A missing hash would be ten times faster; the bound leaves room for a busy machine.
    expect(spent.unknown).toBeGreaterThan(spent.known / 3);
    expect(spent.known).toBeGreaterThan(spent.unknown / 3);
  });
});
