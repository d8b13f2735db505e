import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { endListening } from "../../db/testing/endListening.ts";
import { testServerUrl } from "../../db/testing/template.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const HEAR = /* GraphQL */ `subscription Hear($id: ID!) { trackChanged(workspaceId: $id) { title } }`;

// The embedded database has one server only, which hears itself.
const onServer = testServerUrl ? test : test.skip;
onServer(
  "an open page hears that its server missed what others said, and after it the next news",
  async () => {
    // Text of one's own is for superadmins; what a stream says is the same for everybody.
    const person = await aUser(server.db, { role: "superadmin" });
    const workspace = await aWorkspace(server.db, { ownerId: person.id });
    const track = await aTrack(server.db, { workspaceId: workspace.id, title: "Ebb" });
    const id = Buffer.from(`Workspace:${workspace.id}`).toString("base64");
    const response = await server.app.request("/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "x-levare": "1",
        cookie: await server.cookieFor(person.id),
      },
      body: JSON.stringify({ query: HEAR, variables: { id } }),
    });
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let heard = "";
    const hear = async (words: string) => {
      while (!heard.includes(words)) heard += decoder.decode((await reader.read()).value);
    };

    await endListening(server.database);
    await hear('{"data":null,"extensions":{"newsMissed":true}}');
    server.services.events.publish("trackChanged", workspace.id, { trackId: track.id });
    await hear('{"data":{"trackChanged":{"title":"Ebb"}}}');
    await reader.cancel();
  },
);
