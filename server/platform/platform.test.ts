import { writeFile } from "node:fs/promises";
import path from "node:path";
import { offerInstallation } from "../../db/accounts/installation.ts";
import { verifyAudit } from "../../db/audit/verifyAudit.ts";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { hashOfSetupToken } from "../accounts/register.ts";
import { acceptUpload } from "../catalog/acceptUpload.ts";
import type { Context, Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let ada: Viewer;
beforeAll(async () => {
  server = await openTestServer();
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id);
});
afterEach(async () => {
  await server.db.deleteFrom("platformSetting").execute();
  server.services.events.publish("platformChanged", {});
});
afterAll(() => server.close());

const UPDATE = /* GraphQL */ `
  mutation Choose($input: UpdatePlatformSettingInput!) {
    updatePlatformSetting(input: $input) {
      __typename
      ... on UpdatePlatformSettingPayload {
        admin { settings { key value start isChosen changedBy changedAt } }
      }
      ... on InvalidInput { field message }
    }
  }
`;
const PLATFORM = /* GraphQL */ `query Platform { platform { signUp noticeEn noticeEs supportEmail legalContact } }`;
const FAN = /* GraphQL */ `mutation Fan($input: RegisterFanInput!) { registerFan(input: $input) { success error } }`;

async function choose(key: string, value: string | null) {
  const answer = (await server.ask(ada, UPDATE, { input: { key, value } })).data.updatePlatformSetting;
  return answer.admin?.settings.find((setting: any) => setting.key === key) ?? answer;
}
const platform = async () => (await server.ask(null, PLATFORM)).data.platform;

const joining = (email: string, some: object = {}) => ({
  input: {
    email,
    fullName: "Ana Ruiz",
    role: "fan",
    registrationFlow: "fan",
    ageConfirmation: true,
    termsAccepted: true,
    privacyPolicyAccepted: true,
    marketingConsent: false,
    password: "upbeat-01",
    ...some,
  },
});
const join = async (email: string, some: object = {}) =>
  (await server.ask(null, FAN, joining(email, some))).data.registerFan;

test("a notice, an address and a contact reach everybody at once, and the log says who chose them", async () => {
  expect(await platform()).toEqual({
    signUp: "open",
    noticeEn: "",
    noticeEs: "",
    supportEmail: "",
    legalContact: "",
  });
  expect(await choose("noticeEn", " Back at six ")).toMatchObject({
    value: "Back at six",
    start: "",
    isChosen: true,
    changedBy: "Ada Lane",
  });
  await choose("supportEmail", "help@example.test");
  expect(await platform()).toMatchObject({ noticeEn: "Back at six", supportEmail: "help@example.test" });
  expect(await choose("noticeEn", null)).toMatchObject({ value: "", isChosen: false, changedBy: null });
  const entries = await server.db
    .selectFrom("audit")
    .innerJoin("auditPart", (on) => on.onRef("auditPart.seq", "=", "audit.seq").on("part", "=", "what"))
    .select(["entityId", "content"])
    .where("action", "=", "platform.setting")
    .orderBy("audit.seq")
    .execute();
  expect(entries.map(({ entityId, content }) => [entityId, JSON.parse(content!)])).toEqual([
    ["noticeEn", { before: { noticeEn: "" }, after: { noticeEn: "Back at six" } }],
    ["supportEmail", { before: { supportEmail: "" }, after: { supportEmail: "help@example.test" } }],
    ["noticeEn", { before: { noticeEn: "Back at six" }, after: { noticeEn: "" } }],
  ]);
  expect(await verifyAudit(server.db, null)).toMatchObject({ ok: true });
});

test("a value that makes no sense is refused and changes nothing", async () => {
  expect(await choose("uploadMegabytes", "2000")).toEqual({
    __typename: "InvalidInput",
    field: "value",
    message: "A whole number from 1 to 1024, please.",
  });
  expect((await server.services.platform.settings()).uploadMegabytes).toBe(1024);
});

test("by invitation only, an address joins that a team waits for, and no other", async () => {
  await choose("signUp", "invited");
  expect(await join("stranger@example.test")).toEqual({
    success: false,
    error: "New accounts are by invitation only at the moment.",
  });
  // An address that has an account learns nothing else.
  const { email } = await aUser(server.db);
  expect(await join(email)).toEqual({
    success: false,
    error: "New accounts are by invitation only at the moment.",
  });
  const { id: workspaceId } = await aWorkspace(server.db);
  const invitation = { id: newId(), workspaceId, role: "manager", tokenHash: newId() };
  const later = new Date(Date.now() + 60_000);
  await server.db
    .insertInto("invitation")
    .values([{ ...invitation, email: "guest@example.test", expiresAt: later }])
    .execute();
  expect(await join("Guest@example.test")).toEqual({ success: true, error: null });
  await choose("signUp", null);
  expect(await join("stranger@example.test")).toEqual({ success: true, error: null });
});

test("whoever holds the set-up link of a new installation may always join", async () => {
  await choose("signUp", "invited");
  await offerInstallation(server.db, hashOfSetupToken("the link"));
  expect(await join("mallory@example.test", { setupToken: "a guess" })).toMatchObject({ success: false });
  expect(await join("first@example.test", { setupToken: "the link" })).toMatchObject({ success: true });
  expect(await join("second@example.test", { setupToken: "the link" })).toMatchObject({ success: false });
});

test("a file that is larger than the platform wants is refused before its first byte", async () => {
  const { id } = await aUser(server.db, { role: "artist", userTier: "artist_pro" });
  await aWorkspace(server.db, { ownerId: id });
  const context: Context = {
    ...{ db: server.db, services: server.services, viewer: await viewerFor(server, id) },
    ...{ requestId: newId(), now: () => new Date(), answerHeaders: new Headers() },
    request: new Request("http://127.0.0.1/uploads"),
  };
  const announce = (bytes: number) => acceptUpload(context, { id: newId(), fileName: "tide.wav", bytes });
  await choose("uploadMegabytes", "2");
  await expect(announce(2 * 1024 ** 2 + 1)).rejects.toMatchObject({
    status: 413,
    code: "audio.largerThanMegabytes",
    params: { megabytes: 2 },
  });
  await expect(announce(2 * 1024 ** 2)).resolves.toMatchObject({ state: "receiving" });
  await choose("uploadMegabytes", null);
  await expect(announce(2 * 1024 ** 2 + 1)).resolves.toMatchObject({ state: "receiving" });
  await expect(announce(1024 ** 3 + 1)).rejects.toMatchObject({ code: "audio.largerThanGigabytes" });
});

test("the page tells the language for people whose own we do not speak", async () => {
  await writeFile(path.join(server.dataDir, "index.html"), "<html><head></head></html>");
  const page = async () => (await server.app.request("/")).text();
  expect(await page()).toContain('<meta name="levare-language" content="en">');
  await choose("defaultLanguage", "es");
  expect(await page()).toContain('<meta name="levare-language" content="es">');
});

test.each(["fan", "artist", "admin"] as const)("a %s chooses nothing for the platform", async (role) => {
  const viewer = await viewerFor(server, (await aUser(server.db, { role })).id);
  const { errors } = await server.ask(viewer, UPDATE, { input: { key: "signUp", value: "invited" } });
  expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  expect((await platform()).signUp).toBe("open");
});
