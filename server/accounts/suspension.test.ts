import { insertPassword } from "../../db/accounts/users.ts";
import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { viewerOf } from "./session.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const ADDRESS = "http://127.0.0.1:4000";
const PASSWORD = "upbeat-01";
const SECRET = "a secret of tests, long enough for anyone";

async function aSuspendedPerson() {
  const { password } = await server.services.auth.$context;
  const user = await aUser(server.db, { emailVerified: true });
  await insertPassword(server.db, user.id, await password.hash(PASSWORD));
  const cookie = await server.cookieFor(user.id);
  await server.db.updateTable("user").set({ suspendedAt: new Date() }).where("id", "=", user.id).execute();
  return { ...user, cookie };
}

function post(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", "x-levare": "1", origin: ADDRESS };
  return server.app.fetch(
    new Request(`${ADDRESS}${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
  ) as Promise<Response>;
}

const signIn = async (email: string, password: string) => {
  const answer = await post("/api/auth/sign-in/email", { email, password });
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, message, cookie: answer.headers.get("set-cookie") };
};

test("somebody suspended is told so after the right password, and gets no session", async () => {
  const { id, email } = await aSuspendedPerson();
  await server.db.deleteFrom("session").where("userId", "=", id).execute();
  expect(await signIn(email, PASSWORD)).toEqual({
    status: 403,
    message: "This account is suspended. Write to the operator if you think that is a mistake.",
    cookie: null,
  });
  expect(await server.db.selectFrom("session").selectAll().where("userId", "=", id).execute()).toEqual([]);
});

test("where the operator named an address, somebody suspended reads whom to write to", async () => {
  const { email } = await aSuspendedPerson();
  await server.db
    .insertInto("platformSetting")
    .values({ key: "supportEmail", value: JSON.stringify("help@levare.example") })
    .execute();
  server.services.events.publish("platformChanged", {});
  expect(await signIn(email, PASSWORD)).toMatchObject({
    message: "This account is suspended. Write to help@levare.example if you think that is a mistake.",
  });
  await server.db.deleteFrom("platformSetting").execute();
  server.services.events.publish("platformChanged", {});
});

test("a wrong password tells nothing about a suspension", async () => {
  const { email } = await aSuspendedPerson();
  expect(await signIn(email, "not-their-own")).toMatchObject({ status: 401, message: "Invalid credentials" });
});

test("a link from the mail lets nobody in who is suspended", async () => {
  const { email } = await aSuspendedPerson();
  await post("/api/auth/sign-in/magic-link", { email });
  const mail = await server.db.selectFrom("mail").select("body").where("to", "=", email).executeTakeFirst();
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
  expect(token).toBeDefined();
  const answer = await post("/api/auth/magic-link/confirm", { token, email });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    code: "accounts.suspended",
    params: { support: "none" },
    message: "This account is suspended. Write to the operator if you think that is a mistake.",
  });
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("a session that was open is nobody's from the moment of the suspension", async () => {
  const { cookie } = await aSuspendedPerson();
  const { auth, settings } = server.services;
  const parts = { db: server.db, auth, secret: SECRET, settings };
  const request = new Request(ADDRESS, { headers: { cookie } });
  expect(await viewerOf(parts, request, new Headers(), new Date())).toBeNull();
  await server.db.updateTable("user").set({ suspendedAt: null }).execute();
  expect(await viewerOf(parts, request, new Headers(), new Date())).not.toBeNull();
});
