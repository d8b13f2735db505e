import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { endListening } from "../../db/testing/endListening.ts";
import { onServer } from "../../db/testing/engines.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { openStream } from "./testing/openStream.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const HEAR = /* GraphQL */ `subscription Hear($id: ID!) { trackChanged(workspaceId: $id) { title } }`;

// The embedded database has one server only, which hears itself.
onServer(
  "an open page hears that its server missed what others said, and after it the next news",
  async () => {
    const person = await aUser(server.db, { role: "superadmin" });
    const workspace = await aWorkspace(server.db, { ownerId: person.id });
    const track = await aTrack(server.db, { workspaceId: workspace.id, title: "Ebb" });
    const response = await openStream(server, person.id, HEAR, workspace.id);
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
