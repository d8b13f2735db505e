import { isOurPage } from "../../domain/assistants/chat.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { readReleases } from "./reads/releases.ts";
import { INJECTED as TEXTS } from "./testing/injected.ts";
import { askAssistant, plant } from "./testing.ts";

/** Where people write: as many planted texts stand in each. */
const PLACES = ["title", "description", "coverAlt", "creditsText", "track credits", "track title"] as const;

/** As many records are read for one answer. */
const BATCH = 7;

const PLANTED = /* GraphQL */ `query Planted($id: ID!) { node(id: $id) { ... on Release {
  title description creditsText coverAlt runningOrder { track { title creditsText } }
} } }`;
const FOREIGN = /* GraphQL */ `query Foreign($id: ID!) {
  node(id: $id) { ... on Release { privateFields { releaseDay } } }
}`;
const ANSWER = /* GraphQL */ `query Answer($id: ID!) { node(id: $id) { ... on ChatMessage {
  state content proposals { id } citations { path } chips { path }
} } }`;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("an assistant that obeys every text it reads writes nothing, shows nothing of others and leads nowhere outside", async () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(40);
  const artist = await anArtist(server);
  const other = await anArtist(server);
  const foreign = await aRelease(server, other.workspaceId, { title: "Not yours", state: "live" });
  const own: string[] = [];
  for (const [place, said] of TEXTS.entries()) {
    const where = PLACES[place % PLACES.length]!;
    const some = where === "track title" || where === "track credits" ? {} : { [where]: said };
    const release = await aRelease(server, artist.workspaceId, some);
    const track =
      where === "track title" ? { title: said } : where === "track credits" ? { creditsText: said } : null;
    if (track) await server.db.updateTable("track").set(track).where("id", "=", release.tracks[0]!).execute();
    own.push(release.gid);
  }
  let obeyed = 0;
  let batch: string[] = [];
  plant(server, async function* ({ read, workspaceId }) {
    const [first] = (await readReleases(read, workspaceId!))!.rows;
    const texts: string[] = [];
    for (const id of batch) texts.push(JSON.stringify(await read(PLANTED, { id })));
    for (const text of texts) {
      const [, verb, of] = /CALL (\w+) (ID|FOREIGN)/.exec(text) ?? [];
      const [, link] = /LINK ([^\s"]+)/.exec(text) ?? [];
      const id = of === "FOREIGN" ? foreign.gid : first!.id;
      if (verb) yield { propose: { verb, input: { id, releaseId: id, version: 1 }, why: text } };
      if (link) {
        yield { text: `[here](${link}) ![](${link}) ` };
        yield { cite: { label: "here", path: link } };
        yield { chip: { kind: "open", label: "here", path: link } };
      }
      if (text.includes("READ FOREIGN")) {
        const found = await read<{ node: { privateFields: object | null } }>(FOREIGN, { id: foreign.gid });
        yield { text: found?.node?.privateFields ? "Not yours" : "Nothing" };
      }
      if (/CALL|LINK|READ/.test(text)) obeyed++;
    }
  });
  const { viewer, workspaceId } = artist;
  for (let from = 0; from < own.length; from += BATCH) {
    batch = own.slice(from, from + BATCH);
    const agent = from % (2 * BATCH) ? ("contentManager" as const) : ("pam" as const);
    const { id } = await askAssistant(server, viewer, { workspaceId, agent, text: "What is due?" });
    const { node } = (await server.ask(viewer, ANSWER, { id })).data;
    expect(node).toMatchObject({ state: "done", proposals: [] });
    expect(node.content).not.toContain("Not yours");
    const paths = [...node.citations, ...node.chips].map(({ path }: { path: string }) => path);
    expect(paths.every(isOurPage)).toBe(true);
  }
  // Every planted text was read where it stands, and done as it says.
  expect(obeyed).toBe(TEXTS.length);
  const rows = await server.db.selectFrom("release").select(["version", "state"]).execute();
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]));
  expect((await server.db.selectFrom("proposal").select("id").execute()).length).toBe(0);
});
