import { encodeGlobalID } from "@pothos/plugin-relay";
import { verifyAudit } from "../../db/audit/verifyAudit.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { explainFlag } from "../../domain/flags/flags.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let ada: Viewer;
beforeAll(async () => {
  server = await openTestServer();
  ada = await a("superadmin");
});
afterAll(() => server.close());

async function a(role: Role, some: { email?: string; id?: string } = {}): Promise<Viewer> {
  return viewerFor(server, (await aUser(server.db, { role, ...some })).id);
}

const MINE = /* GraphQL */ `query Mine { viewer { flags } }`;
const ALL = /* GraphQL */ `
  query All { admin { isFlagLookupDown flags { id name enabled isBuiltIn rolloutPercentage targetRoles targetEmails metadata matchingUserCount } } }
`;
const CREATE = /* GraphQL */ `
  mutation Create($input: CreateFlagInput!) {
    createFlag(input: $input) { __typename ... on CreateFlagPayload { flag { id name targetEmails enabled } } ... on InvalidInput { field message } }
  }
`;
const UPDATE = /* GraphQL */ `
  mutation Update($input: UpdateFlagInput!) {
    updateFlag(input: $input) { __typename ... on UpdateFlagPayload { flag { enabled rolloutPercentage } } ... on InvalidInput { field message } }
  }
`;
const DELETE = /* GraphQL */ `
  mutation Delete($input: DeleteFlagInput!) {
    deleteFlag(input: $input) { __typename ... on DeleteFlagPayload { deletedId } ... on InvalidInput { field message } }
  }
`;
const WHY = /* GraphQL */ `
  query Why($id: ID!, $email: String!) {
    node(id: $id) { ... on FeatureFlag { answerFor(email: $email) { isOn bucket fullName role steps { rule passes } } } }
  }
`;

const flagsOf = async (viewer: Viewer): Promise<string[]> =>
  (await server.ask(viewer, MINE)).data.viewer.flags;
const flagNamed = async (name: string) =>
  (await server.ask(ada, ALL)).data.admin.flags.find((flag: any) => flag.name === name);

async function create(input: object) {
  return (await server.ask(ada, CREATE, { input })).data.createFlag;
}

test("the two flags of the product stand there from the beginning", async () => {
  expect(await flagNamed("PHONE_DIALER")).toMatchObject({
    enabled: true,
    isBuiltIn: true,
    rolloutPercentage: 100,
    targetRoles: ["artist", "manager", "label_admin"],
  });
  expect(await flagNamed("AI_CHAT_ENHANCED")).toMatchObject({ rolloutPercentage: 50 });
});

test("a new flag reaches whom it names at once, and the switch takes it away at once", async () => {
  const fan = await a("fan", { email: "first-ear@example.test" });
  const other = await a("fan");
  const { flag } = await create({
    name: "NEW_PLAYER",
    enabled: true,
    targetRoles: ["educator"],
    targetEmails: [" First-Ear@example.test"],
  });
  expect(flag.targetEmails).toEqual(["first-ear@example.test"]);
  expect(await flagsOf(fan)).toEqual(["NEW_PLAYER"]);
  expect(await flagsOf(other)).toEqual([]);
  expect(await flagsOf(await a("educator"))).toEqual(["NEW_PLAYER"]);
  await server.ask(ada, UPDATE, { input: { id: flag.id, enabled: false } });
  expect(await flagsOf(fan)).toEqual([]);
});

test("a change tells the log what was and what is, and only that", async () => {
  const { flag } = await create({ name: "SLOW_ROAD", description: "A road.", rolloutPercentage: 5 });
  await server.ask(ada, UPDATE, { input: { id: flag.id, rolloutPercentage: 25, description: "A road." } });
  const entries = await server.db
    .selectFrom("audit")
    .innerJoin("auditPart", (join) => join.onRef("auditPart.seq", "=", "audit.seq").on("part", "=", "what"))
    .select(["audit.action", "audit.actorId", "auditPart.content"])
    .where("entity", "=", "featureFlag")
    .orderBy("audit.seq", "desc")
    .limit(1)
    .execute();
  expect(entries).toMatchObject([{ action: "flag.update", actorId: ada.userId }]);
  expect(JSON.parse(entries[0]!.content!)).toEqual({
    before: { name: "SLOW_ROAD", rolloutPercentage: 5 },
    after: { name: "SLOW_ROAD", rolloutPercentage: 25 },
  });
  expect(await verifyAudit(server.db, null)).toMatchObject({ ok: true });
});

test.each([
  [{ name: "no spaces please" }, "name"],
  [{ name: "PHONE_DIALER" }, "name"],
  [{ name: "TOO_MUCH", rolloutPercentage: 101 }, "rolloutPercentage"],
  [{ name: "NOBODY", targetEmails: ["nobody@example.test"] }, "targetEmails"],
  [{ name: "NO_JSON", metadata: "{" }, "metadata"],
])("%j is refused at its field", async (input, field) => {
  expect(await create(input)).toMatchObject({ __typename: "InvalidInput", field });
});

test("a flag of the product can be switched off, not deleted; another one can", async () => {
  const phone = await flagNamed("PHONE_DIALER");
  expect((await server.ask(ada, DELETE, { input: { id: phone.id } })).data.deleteFlag).toMatchObject({
    __typename: "InvalidInput",
  });
  const { flag } = await create({ name: "SHORT_LIFE" });
  expect((await server.ask(ada, DELETE, { input: { id: flag.id } })).data.deleteFlag).toEqual({
    __typename: "DeleteFlagPayload",
    deletedId: flag.id,
  });
  expect(await flagNamed("SHORT_LIFE")).toBeUndefined();
});

test("the tester says at which question a person fails", async () => {
  const id = "00000032-0000-4000-8000-000000000000";
  await a("manager", { id, email: "bucket-fifty@example.test" });
  const flag = await flagNamed("AI_CHAT_ENHANCED");
  const why = async (email: string) =>
    (await server.ask(ada, WHY, { id: flag.id, email })).data.node.answerFor;
  expect(await why("Bucket-Fifty@example.test")).toEqual({
    isOn: false,
    bucket: 50,
    fullName: "Nova Reyes",
    role: "manager",
    steps: [
      { rule: "enabled", passes: true },
      { rule: "audience", passes: true },
      { rule: "rollout", passes: false },
    ],
  });
  expect(await why("nobody@example.test")).toBeNull();
});

test("a flag of one workspace counts there and nowhere else", async () => {
  const member = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: member.id });
  await server.db
    .insertInto("featureFlag")
    .values({
      id: crypto.randomUUID(),
      workspaceId,
      name: "HOUSE_ONLY",
      enabled: true,
      targetRoles: ["artist"],
    })
    .execute();
  server.services.events.publish("flagsChanged", {});
  expect(await flagsOf(await viewerFor(server, member.id))).toContain("HOUSE_ONLY");
  expect(await flagsOf(await a("artist"))).not.toContain("HOUSE_ONLY");
});

test("the database counts the people of a flag exactly as the rule does", async () => {
  const people = await Promise.all(
    (["fan", "manager", "educator"] as const).flatMap((role) =>
      Array.from({ length: 20 }, () => aUser(server.db, { role })),
    ),
  );
  await create({ name: "COUNTED", rolloutPercentage: 40, targetRoles: ["manager", "educator"] });
  const all = await server.db.selectFrom("user").select(["id", "role"]).execute();
  const rule = {
    name: "COUNTED",
    description: "",
    enabled: true,
    rolloutPercentage: 40,
    targetRoles: ["manager", "educator"] as const,
    targetUsers: [],
  };
  const expected = all.filter(({ id, role }) => explainFlag(rule, { userId: id, role: role as Role }).isOn);
  expect(people.length).toBe(60);
  expect((await flagNamed("COUNTED")).matchingUserCount).toBe(expected.length);
});

test.each(["fan", "artist", "admin"] as const)("for a %s no flag can be read or changed", async (role) => {
  const viewer = await a(role);
  const phone = await flagNamed("PHONE_DIALER");
  const asked = [
    await server.ask(viewer, ALL),
    await server.ask(viewer, CREATE, { input: { name: "MINE_NOW" } }),
    await server.ask(viewer, UPDATE, { input: { id: phone.id, enabled: false } }),
    await server.ask(viewer, DELETE, { input: { id: phone.id } }),
  ];
  for (const { errors } of asked) expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  const node = await server.ask(viewer, WHY, { id: phone.id, email: viewer.email });
  const missing = encodeGlobalID("FeatureFlag", crypto.randomUUID());
  expect(node.data.node).toBeNull();
  expect((await server.ask(viewer, WHY, { id: missing, email: viewer.email })).data.node).toBeNull();
  expect((await flagNamed("PHONE_DIALER")).enabled).toBe(true);
});

test("while flags cannot be looked up, the built-in list counts", async () => {
  const artist = await a("artist");
  await server.db.schema.alterTable("featureFlag").renameTo("hidden").execute();
  server.services.events.publish("flagsChanged", {});
  expect(await flagsOf(artist)).toEqual(["PHONE_DIALER"]);
  await server.db.schema.alterTable("hidden").renameTo("featureFlag").execute();
});
