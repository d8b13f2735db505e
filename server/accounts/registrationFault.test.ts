import { sql } from "kysely";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const PASSWORD = "upbeat-01";
const JOIN = /* GraphQL */ `mutation Join($input: RegisterIndeeInput!) { registerIndee(input: $input) { success error code } }`;

function join(email: string) {
  const input = {
    ...{ email, password: PASSWORD, fullName: "Nova Reyes", stageName: "Nova" },
    ...{ role: "indee", registrationFlow: "indee", marketingConsent: false },
    ...{ ageConfirmation: true, termsAccepted: true, privacyPolicyAccepted: true },
  };
  return server.ask(null, JOIN, { input });
}

/** Lets the database refuse every new row of a table, as a full disk or a lost connection would. */
async function whileRefusing(table: string, act: () => Promise<void>) {
  await sql`create or replace function refused() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(server.db);
  await sql`create trigger refused before insert on ${sql.table(table)}
    for each row execute function refused()`.execute(server.db);
  await act();
  await sql`drop trigger refused on ${sql.table(table)}`.execute(server.db);
}

async function left(email: string) {
  const user = await server.db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
  const letters = await server.db.selectFrom("mail").select("id").where("to", "=", email).execute();
  return { hasAccount: Boolean(user), letters: letters.length };
}

test.each([
  ["profile", "Failed to create user account"],
  ["account", "Failed to create user account"],
  ["preference", "Failed to create user account"],
  ["workspace", "Failed to create workspace"],
  ["membership", "Failed to create workspace"],
  ["mail", null],
])(
  "a registration that fails at its %s leaves neither account nor letter, and can be tried again",
  async (table, error) => {
    const email = `${table.toLowerCase()}@example.test`;
    await whileRefusing(table, async () => {
      const { data, errors } = await join(email);
      if (error === null) expect(errors).toHaveLength(1);
      else expect(data.registerIndee).toMatchObject({ success: false, error });
      expect(await left(email)).toEqual({ hasAccount: false, letters: 0 });
    });
    expect((await join(email)).data.registerIndee).toMatchObject({ success: true });
  },
);

test.each(["session", "knownDevice"])(
  "an account that stands but could not be signed in, at its %s, is told so and opens with its password",
  async (table) => {
    const email = `${table.toLowerCase()}@example.test`;
    await whileRefusing(table, async () => {
      expect((await join(email)).data.registerIndee).toEqual({
        success: false,
        error: "Your account is ready, but we could not sign you in. Sign in with your password.",
        code: "accounts.joinedNotSignedIn",
      });
    });
    expect(await left(email)).toEqual({ hasAccount: true, letters: 1 });
    const answer = await server.app.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  },
);
