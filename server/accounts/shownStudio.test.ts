import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { documentOf } from "../graphql/ownDocuments.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const ADDRESS = "http://127.0.0.1:4000";

/** Somebody with two studios, who works in the first, and how a page of theirs that shows one of them asks and acts. */
async function anOwner() {
  const { id } = await aUser(server.db, { role: "artist", capabilities: ["artist"] });
  const day = await aWorkspace(server.db, { ownerId: id, name: "Day Shift", subscriptionTier: "pro" });
  const night = await aWorkspace(server.db, { ownerId: id, name: "Noche & Día" });
  const cookie = await server.cookieFor(id);
  const headers = (shown?: string) => ({
    ...{ "x-levare": "fresh", accept: "application/json", "content-type": "application/json", cookie },
    ...(shown && { "x-levare-studio": shown }),
  });
  const viewerIn = async (answer: Response) => ((await answer.json()) as any).data.viewer;
  return {
    day: encodeGlobalID("Workspace", day.id),
    night: encodeGlobalID("Workspace", night.id),
    async look(shown?: string) {
      const path = `/graphql?id=${documentOf("AppShellQuery")}`;
      const answer = await server.app.request(path, { headers: headers(shown) });
      const { workspace, tier } = await viewerIn(answer);
      return { studio: workspace.name, tier, told: answer.headers.get("x-levare-studio") };
    },
    async post(name: string, variables: object, shown?: string) {
      const body = JSON.stringify({ id: documentOf(name), variables });
      const init = { method: "POST", headers: { ...headers(shown), origin: ADDRESS }, body };
      const answer = await server.app.request(`${ADDRESS}/graphql`, init);
      return { answer: (await answer.json()) as any, told: answer.headers.get("x-levare-studio") };
    },
  };
}

test("a page goes on in the studio that it shows, on that studio's plan, and is told of the other one", async () => {
  const { day, night, look, post } = await anOwner();
  expect(await look(day)).toEqual({ studio: "Day Shift", tier: "pro", told: null });

  await post("useSwitchStudioMutation", { input: { id: night } });
  expect(await look()).toMatchObject({ studio: "Noche & Día", told: null });
  expect(await look(night)).toMatchObject({ studio: "Noche & Día", told: null });
  const told = `${night} ${encodeURIComponent("Noche & Día")}`;
  expect(await look(day)).toEqual({ studio: "Day Shift", tier: "pro", told });
  // Long questions and changes are posted.
  const posted = await post("AppShellQuery", {}, day);
  expect(posted.answer.data.viewer.workspace.name).toBe("Day Shift");
  expect(posted.told).toBe(told);
});

test("a page that names a studio of others, or nothing that there is, is answered where the person works", async () => {
  const { day, look } = await anOwner();
  const stranger = await anOwner();
  for (const named of [stranger.day, day.slice(4), "studio", "Ünknown"])
    expect(await look(encodeURIComponent(named))).toMatchObject({ studio: "Day Shift", told: null });
});
