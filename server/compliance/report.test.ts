import { text } from "../../domain/words/refusal.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { runsOf } from "./paperFonts.ts";
import type { Report } from "./report.ts";
import { reportOnPaper } from "./reportOnPaper.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const report: Report = {
  workspace: "Señal y Łódź",
  slug: "senal",
  createdAt: "2027-01-04T09:00:00.000Z",
  status: "blocked",
  releases: [
    {
      ...{ id: "r1", title: "Canción", versionTitle: "Live", artists: ["Молчат", "Σελήνη"], upc: null },
      ...{ score: 75, status: "blocked" },
      findings: [
        {
          ...{ code: "pLineMissing", severity: "blocker", field: "pLineOwner" },
          subject: { kind: "release", name: "Canción" },
          message: text("compliance.pLineMissing"),
          waiver: { reason: "Ya viene", by: "Mara", at: "2027-01-04T09:00:00.000Z" },
        },
      ],
    },
  ],
};

async function bytesOf(doc: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("the report on paper has a title, a language, its letters and an order in which it is read aloud", async () => {
  const pdf = (await bytesOf(reportOnPaper(report, "es"))).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf).toContain("/Lang (es)");
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect([...pdf.matchAll(/\/FontFile2 /g)].length).toBeGreaterThanOrEqual(5);
  // Each is written down once it is whole: what is read aloud follows the page, the list and the document come after it.
  const tags = [...pdf.matchAll(/\/S \/(H1|H2|H3|P|LI?|Document)\b/g)].map(([, tag]) => tag);
  expect(tags).toEqual(["H1", "P", "P", "H2", "P", "H3", "LI", "L", "Document"]);
});

test("a name is cut where another part of the font begins, and what no part has is a question mark", () => {
  expect(runsOf("Mara Łu Молчат 海")).toEqual([
    { part: "latin", text: "Mara " },
    { part: "latin-ext", text: "Ł" },
    { part: "latin", text: "u " },
    { part: "cyrillic", text: "Молчат " },
    { part: "latin", text: "?" },
  ]);
  expect(runsOf("℗ 2027")).toEqual([{ part: "latin", text: "(P) 2027" }]);
});

test("a member downloads the report of a release or of the studio, and a stranger finds none", async () => {
  const own = await anArtist(server);
  const stranger = await anArtist(server);
  const { id } = await aRelease(server, own.workspaceId, { title: "Ebb" });
  const get = async (viewer: typeof own.viewer | null, query: string) =>
    server.app.request(`http://127.0.0.1:4000/api/compliance/${query}`, {
      headers: viewer ? { cookie: await server.cookieFor(viewer.userId) } : {},
    });
  const json = await get(own.viewer, `report.json?release=${id}`);
  expect(json.headers.get("content-disposition")).toMatch(/^attachment; filename="compliance-.*\.json"$/);
  expect(await json.json()).toMatchObject({
    status: "attention",
    releases: [{ title: "Ebb", artists: ["Mara Lune"], score: expect.any(Number) }],
  });
  const pdf = await get(own.viewer, "report.pdf?lang=es");
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await pdf.text()).startsWith("%PDF")).toBe(true);
  const all = await get(own.viewer, "report.json");
  expect((await all.json()).releases.map(({ title }: { title: string }) => title)).toEqual(["Ebb"]);
  for (const query of [`report.json?release=${id}`, `report.json?workspace=${own.workspaceId}`])
    expect((await get(stranger.viewer, query)).status).toBe(404);
  expect((await get(null, "report.json")).status).toBe(404);
  expect((await get(own.viewer, "report.json?release=x")).status).toBe(404);
});
