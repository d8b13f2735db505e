import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OwnView } from "./ownView.ts";
import { FAN_HOME, WORKING_FILES, type WorkingFiles, withWorkAhead } from "./workingAhead.ts";

const PAGE = '<head><script src="/assets/before-paint-aB_1.js"></script></head>';
const TOLD: WorkingFiles = {
  asks: "/graphql?id=who&variables=%7B%7D",
  texts: { en: ["/en.js"], es: ["/es.js"] },
  frame: ["/frame.js", "/frame.css"],
  screens: {
    "/library": { asks: ["/graphql?id=library"], files: ["/library.js"] },
    [FAN_HOME]: { asks: ["/graphql?id=shelves"], files: ["/shelves.js"] },
  },
};
const VIEW: OwnView = { screen: "library", title: () => "Library" };
const SESSION = { cookie: "levare.session_token=a.b" };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "levare-working-"));
  mkdirSync(path.join(folder, ".vite"));
  writeFileSync(path.join(folder, WORKING_FILES), JSON.stringify(TOLD));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asked = (place: string, headers: Record<string, string> = SESSION) =>
  withWorkAhead(PAGE, folder, new Request(`http://levare.test${place}`, { headers }));

test("a page of somebody signed in asks who that is, and has its frame on the way, before any other code", async () => {
  expect(await asked("/settings")).toBe(
    '<head><script src="/assets/before-paint-aB_1.js" data-asks="/graphql?id=who&amp;variables=%7B%7D" data-en="/en.js" data-es="/es.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/frame.js"><link rel="preload" as="style" crossorigin href="/frame.css"></head>',
  );
});

test("a screen of every day has its own code and question with it, and no question where the address says more", async () => {
  const page = await asked("/library");
  expect(page).toContain('data-asks="/graphql?id=who&amp;variables=%7B%7D /graphql?id=library"');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/library.js">');
  const narrowed = await asked("/library?q=tide");
  expect(narrowed).toContain('data-asks="/graphql?id=who&amp;variables=%7B%7D"');
  expect(narrowed).toContain("/library.js");
});

test("visitors load nothing of it, nor does a client that was built before there was such a list", async () => {
  expect(await asked("/library", {})).toBe(PAGE);
  rmSync(path.join(folder, WORKING_FILES));
  expect(await asked("/library")).toBe(PAGE);
});

test("where the screen was written into the page, all of it follows once that is in sight", async () => {
  const page = PAGE.replace(
    "</head>",
    '<script type="module" crossorigin src="/assets/index-c.js"></script></head>',
  );
  const request = new Request("http://levare.test/library", { headers: SESSION });
  expect(await withWorkAhead(page, folder, request, VIEW)).toBe(
    '<head><script src="/assets/before-paint-aB_1.js" data-client="/assets/index-c.js" data-ahead="/frame.js /frame.css /library.js" data-asks="/graphql?id=who&amp;variables=%7B%7D /graphql?id=library" data-en="/en.js" data-es="/es.js"></script></head>',
  );
});

test("a fan's home asks for its shelves and has their code with it", async () => {
  const request = new Request("http://levare.test/", { headers: SESSION });
  const written = PAGE.replace(
    "</head>",
    '<script type="module" crossorigin src="/assets/index-c.js"></script></head>',
  );
  const home = await withWorkAhead(written, folder, request, { ...VIEW, screen: "dashboard", isFans: true });
  expect(home).toContain("/graphql?id=shelves");
  expect(home).toContain("/shelves.js");
});
