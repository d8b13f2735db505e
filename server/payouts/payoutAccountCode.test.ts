import { openTestServer, type TestServer } from "../testing.ts";
import { aPaidArtist } from "./testing/aPaidArtist.ts";

let server: TestServer;
const now = new Date("2026-11-24T12:00:00Z");
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const artist = () => aPaidArtist(server, () => now);
type Artist = Awaited<ReturnType<typeof artist>>;
const open = (nova: Artist, code?: string) => nova.ask("openPayoutAccount", { country: "US", code });
const opensOf = async (nova: Artist) =>
  (
    await server.db
      .selectFrom("audit")
      .select("id")
      .where("action", "=", "workspace.payoutAccountOpen")
      .where("workspaceId", "=", nova.workspaceId)
      .execute()
  ).length;

test("an owner without two-step sign-in opens a first account, and sets it up before that account is changed", async () => {
  const nova = await artist();
  expect((await nova.setup()).asksCode).toBe(false);
  expect(await open(nova)).toEqual({ __typename: "OpenPayoutAccountPayload" });
  // Come back without having said where the bank is: still the first account.
  await nova.onboard();
  const before = await opensOf(nova);
  expect(await open(nova)).toMatchObject({
    ...{ __typename: "PayoutRefused", code: "payouts.secondFactorFirst" },
    message: "To be safe, set up two-step sign-in first. Then you can change where your money goes.",
  });
  expect(await opensOf(nova)).toBe(before);
  const [code] = await nova.secondFactor();
  expect(await open(nova, code)).toEqual({ __typename: "OpenPayoutAccountPayload" });
});

test("an owner with two-step sign-in gives a code of it, also before the first account; a recovery code opens once", async () => {
  const nova = await artist();
  const codes = await nova.secondFactor();
  expect((await nova.setup()).asksCode).toBe(true);
  expect(await open(nova)).toMatchObject({ field: "code", code: "accounts.codeNeeded" });
  expect(await open(nova, "000 000")).toMatchObject({ field: "code", code: "accounts.codeWrong" });
  expect(await opensOf(nova)).toBe(0);
  expect((await nova.setup()).account).toBeNull();
  expect(await open(nova, codes[0])).toEqual({ __typename: "OpenPayoutAccountPayload" });
  expect(await open(nova, codes[0])).toMatchObject({ field: "code", code: "accounts.codeWrong" });
  expect(await opensOf(nova)).toBe(1);
});

test("whoever tries codes is stopped, and a stranger is told of no studio before a code is looked at", async () => {
  const nova = await artist();
  const stranger = await artist();
  await stranger.secondFactor();
  expect(
    await nova.ask("openPayoutAccount", { country: "US", code: "000 000" }, stranger.viewer),
  ).toMatchObject({ __typename: "NotFound" });
  await nova.secondFactor();
  const tries = [];
  for (let i = 0; i < 12; i++) tries.push((await open(nova, "000000")).code);
  expect(tries).toContain("general.tooManyAttempts");
});
