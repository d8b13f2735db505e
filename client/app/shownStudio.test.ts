import { jest } from "@jest/globals";
import type { RequestParameters } from "relay-runtime";
import { ask, spokenHeaders } from "./network.ts";
import { holdPage } from "./pageHold.ts";
import { KEPT_AT } from "./pwa/keptAt.ts";
import { showStudio, studioElsewhere } from "./shownStudio.ts";

const QUERY = { id: "abc", name: "TracksQuery", operationKind: "query", text: null, metadata: {} };
const MUTATION = { ...QUERY, operationKind: "mutation" };
const NIGHT = { "x-levare-studio": `night ${encodeURIComponent("Noche & Día")}` };

let asked: Headers[] = [];

/** The page asks, and is answered with these headers. */
async function hear(headers: Record<string, string>, request: object = QUERY): Promise<void> {
  globalThis.fetch = async (_url, init) => {
    asked.push(new Headers(init?.headers));
    return Response.json({ data: {} }, { headers });
  };
  await ask(request as RequestParameters, {});
}

beforeEach(() => {
  asked = [];
  showStudio("day");
});
afterEach(() => showStudio(null));

test("what a page asks, does and sends names the studio that it shows", async () => {
  await hear({});
  await hear({}, MUTATION);
  expect(asked.map((headers) => headers.get("x-levare-studio"))).toEqual(["day", "day"]);
  expect(spokenHeaders()).toMatchObject({ "x-levare-studio": "day" });
  showStudio(null);
  await hear({});
  expect(asked[2]?.get("x-levare-studio")).toBeNull();
});

test("a page with nothing to lose goes along to the other studio, one that holds something stays until it is over", async () => {
  await hear(NIGHT);
  expect(studioElsewhere()).toMatchObject({ id: "night", name: "Noche & Día" });
  expect(studioElsewhere()?.isHeld).toBeFalsy();

  showStudio("day");
  const release = holdPage();
  await hear(NIGHT);
  expect(studioElsewhere()).toMatchObject({ isHeld: true });
  release();
  await hear({ "x-levare-studio": "dawn Dawn" });
  expect(studioElsewhere()).toEqual({ id: "dawn", name: "Dawn", isHeld: true });
  await hear({});
  expect(studioElsewhere()).toBeNull();
});

test("nothing is read from a change, an answer of before, and by a page that nobody looks at", async () => {
  await hear(NIGHT, MUTATION);
  await hear({ ...NIGHT, [KEPT_AT]: "1" });
  const looks = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await hear(NIGHT);
  looks.mockRestore();
  // An answer that comes late, to the visit that went there.
  showStudio("night");
  await hear(NIGHT);
  expect(studioElsewhere()).toBeNull();
});

test("while its person works in another studio, what a page is answered is not kept on the device as that one's", async () => {
  const release = holdPage();
  await hear(NIGHT);
  await hear(NIGHT);
  release();
  expect(asked.map((headers) => headers.get("x-levare-keep"))).toEqual([null, "no"]);
});
