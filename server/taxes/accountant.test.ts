import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { wordsOf } from "../papers/testing/wordsOf.ts";
import { anArtist } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { aTaxedStudio } from "./testing/aTaxedStudio.ts";

let now = new Date();
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
beforeEach(() => void (now = new Date()));
afterAll(() => server.close());

const YEAR = new Date().getUTCFullYear();
const VIEW = `query View($token: String!, $year: Int!) { accountantView(token: $token) { studio years
  profile { legalName taxId } year(year: $year) { totals { gross { amountMinor } } quarters { file } } } }`;
const view = async (token: string, year = YEAR) =>
  (await server.ask(null, VIEW, { token, year })).data.accountantView;
const LINK = "... on InviteAccountantPayload { url link { id state name years } }";
const PROFILE = {
  ...{ version: 0, kind: "COMPANY", legalName: "Nova GmbH", country: "DE", address: "Street 1" },
  ...{ taxId: "12/345/6789", vatRegistered: true, vatId: "DE 136 695 976", usForm: "W8BEN_E" },
};
const invite = async (nova: Awaited<ReturnType<typeof aTaxedStudio>>, some: object = {}) =>
  nova.mutate(
    "inviteAccountant",
    { workspaceId: nova.id, name: "Ines", years: [YEAR], days: 7, ...some },
    LINK,
  );
const tokenIn = ({ url }: { url: string }) => new URL(url).searchParams.get("token")!;

test("an accountant reads by a link without an account, for the years that they were given, until it is over or ended", async () => {
  const nova = await aTaxedStudio(server);
  await nova.sell({
    unitMinor: 1190n,
    currency: "EUR",
    country: "DE",
    at: now,
    card: "DE",
    title: '=HYPERLINK("x")',
  });
  await nova.mutate("saveTaxProfile", { workspaceId: nova.id, ...PROFILE });
  const made = await invite(nova);
  expect(made.link).toMatchObject({ state: "OPEN", name: "Ines", years: [YEAR] });
  const token = tokenIn(made);
  expect(await view(token)).toMatchObject({
    ...{ years: [YEAR], profile: { legalName: "Nova GmbH", taxId: "123456789" } },
    year: { totals: [{ gross: { amountMinor: "1190" } }] },
  });
  expect((await view(token, YEAR - 1)).year).toBeNull();
  expect(
    (await nova.read("accountantLinks { lastOpenedAt }")).accountantLinks[0].lastOpenedAt,
  ).not.toBeNull();
  const letters = await server.db
    .selectFrom("mail")
    .select("to")
    .where("subject", "like", "A link to%")
    .execute();
  expect(letters.map(({ to }) => to)).toEqual([nova.viewer.email]);
  const stored = await server.db.selectFrom("accountantLink").select("tokenHash").execute();
  expect(JSON.stringify(stored)).not.toContain(token);

  const byLink = (name: string, year = YEAR, secret = token) =>
    nova.file(`by-link/${name}?token=${secret}&year=${year}`, null);
  const sales = await (await byLink("sales.csv")).text();
  expect(sales.split("\r\n")[1]).toContain(",DE,two pieces,EUR,11.90,0.00,10.00,19,1.90,0.00,0.00");
  expect(sales).toContain("'=HYPERLINK");
  for (const name of ["oss-q1.csv", "oss-q4.csv", "dac7.csv", "summary.pdf", "all.zip"])
    expect([name, (await byLink(name)).status]).toEqual([name, 200]);
  const pdf = Buffer.from(await (await byLink("summary.pdf")).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const zip = Buffer.from(await (await byLink("all.zip")).arrayBuffer());
  for (const name of ["sales.csv", "oss-q1.csv", "dac7.csv", "summary.pdf"])
    expect(zip.includes(`${YEAR}/${name}`)).toBe(true);

  const closed = async () => [await view(token), (await byLink("dac7.csv")).status];
  expect([await view("x".repeat(43)), (await byLink("dac7.csv", YEAR, "x")).status]).toEqual([null, 404]);
  expect([(await byLink("dac7.csv", YEAR - 1)).status, (await byLink("other.csv")).status]).toEqual([
    404, 404,
  ]);
  now = new Date(now.getTime() + 7 * 24 * 3_600_000 + 1);
  expect(await closed()).toEqual([null, 404]);
  now = new Date();
  await nova.mutate("endAccountantLink", { id: made.link.id });
  expect(await closed()).toEqual([null, 404]);
  expect((await nova.read("accountantLinks { state }")).accountantLinks).toEqual([{ state: "ENDED" }]);
});

test("nobody but the owner changes anything, and strangers and smaller plans see nothing", async () => {
  const nova = await aTaxedStudio(server);
  const other = await aTaxedStudio(server);
  const small = await anArtist(server, "artist_pro");
  expect(await nova.read("ratesAsOf", other.viewer)).toBeFalsy();
  expect(await nova.read("ratesAsOf", null)).toBeFalsy();
  expect(
    await nova.mutate("saveTaxProfile", { workspaceId: nova.id, ...PROFILE }, "", other.viewer),
  ).toMatchObject({
    code: "general.notFound",
  });
  const link = (await invite(nova)).link.id;
  expect(await nova.mutate("endAccountantLink", { id: link }, "", other.viewer)).toMatchObject({
    code: "general.notFound",
  });
  for (const as of [other.userId, small.userId, null])
    expect((await nova.file(`${nova.id}/${YEAR}/dac7.csv`, as)).status).toBe(404);
  expect((await nova.file(`${nova.id}/${YEAR}/dac7.csv`)).status).toBe(200);
  expect((await nova.file(`${nova.id}/${YEAR}/dac8.csv`)).status).toBe(404);
});

test("a profile is refused in words, and who saved second is told so", async () => {
  const nova = await aTaxedStudio(server);
  const save = (some: object) => nova.mutate("saveTaxProfile", { workspaceId: nova.id, ...PROFILE, ...some });
  expect(await save({ vatId: "DE136695977" })).toMatchObject({ field: "vatId", code: "taxes.vatIdWrong" });
  expect(await save({ country: "Germany" })).toMatchObject({ field: "country" });
  expect((await save({})).__typename).toBe("SaveTaxProfilePayload");
  expect(await save({ legalName: "Other" })).toMatchObject({ __typename: "StaleTaxProfile" });
  const { profile } = await nova.read("profile { version taxId vatId missing }");
  expect(profile).toEqual({ version: 1, taxId: "123456789", vatId: "DE136695976", missing: [] });
  const log = await server.db
    .selectFrom("audit")
    .selectAll()
    .where("action", "=", "taxProfile.save")
    .execute();
  expect(JSON.stringify(log)).not.toContain("123456789");
});

test("a VAT number that is the tax number is hidden from members of the studio as the tax number is, one that is another is not", async () => {
  const nova = await aTaxedStudio(server);
  const user = await aUser(server.db, { role: "artist" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId: nova.workspaceId, userId: user.id, role: "artist" })
    .execute();
  const member = await viewerFor(server, user.id);
  const seen = async (viewer: typeof member) => {
    const { profile } = await nova.read("profile { taxId vatId }", viewer);
    const pdf = await (await nova.file(`${nova.id}/${YEAR}/summary.pdf`, viewer.userId)).arrayBuffer();
    const paper = /VAT number\s+(\S+)/.exec(wordsOf(Buffer.from(pdf)).join())?.[1];
    return [profile.taxId, profile.vatId, paper];
  };
  const whose = { ...PROFILE, kind: "PERSON", country: "ES", usForm: "NONE" };
  const ana = { ...whose, taxId: "12345678Z", vatId: "ES12345678Z" };
  await nova.mutate("saveTaxProfile", { workspaceId: nova.id, ...ana });
  expect(await seen(member)).toEqual(["•••78Z", "•••78Z", "•••78Z"]);
  expect(await seen(nova.viewer)).toEqual(["12345678Z", "ES12345678Z", "ES12345678Z"]);
  await nova.mutate("saveTaxProfile", { workspaceId: nova.id, ...PROFILE, version: 1 });
  expect(await seen(member)).toEqual(["•••789", "DE136695976", "DE136695976"]);
});

test("a link is refused in words, and made once under an id of the client's", async () => {
  const nova = await aTaxedStudio(server);
  expect(await invite(nova, { name: " " })).toMatchObject({ field: "name" });
  expect(await invite(nova, { years: [] })).toMatchObject({ field: "years" });
  expect(await invite(nova, { days: 8 })).toMatchObject({
    field: "days",
    message: "Choose 7, 30 or 90 days.",
  });
  const id = newId();
  expect((await invite(nova, { id })).__typename).toBe("InviteAccountantPayload");
  expect(await invite(nova, { id })).toMatchObject({ code: "general.idTaken" });
});
