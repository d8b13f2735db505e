import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { settingsFrom } from "../../domain/platform/settings.ts";
import { PRERENDERED_FOLDER, prerenderedName, withPrerendered } from "./prerendered.ts";

const PAGE = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
const QUIET = settingsFrom([]);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "levare-prerendered-"));
  mkdirSync(path.join(folder, PRERENDERED_FOLDER), { recursive: true });
  for (const locale of ["en", "es"] as const)
    writeFileSync(
      path.join(folder, PRERENDERED_FOLDER, prerenderedName("/", locale)),
      JSON.stringify({ head: "<link>", html: `<p>${locale}</p>` }),
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

function asked(place: string, headers: Record<string, string> = {}, settings = QUIET): Promise<string> {
  return withPrerendered(PAGE, folder, new Request(`http://levare.test${place}`, { headers }), settings);
}

test("a visitor's door is drawn in the language that their browser asks for", async () => {
  const page = await asked("/", { "accept-language": "es-MX,es;q=0.9" });
  expect(page).toContain('<html lang="es" data-prerendered="es">');
  expect(page).toContain("<link></head>");
  expect(page).toContain('<div id="root"></div><div id="first-view"><p>es</p></div>');
});

test("and else in that of the platform", async () => {
  const page = await asked("/", { "accept-language": "fr" }, { ...QUIET, defaultLanguage: "es" });
  expect(page).toContain("<p>es</p>");
});

test("somebody who brings a session finds no door of visitors, nor does an address that is none", async () => {
  expect(await asked("/", { cookie: "levare.session_token=a.b" })).toBe(PAGE);
  expect(await asked("/?view=login")).toBe(PAGE);
  expect(await asked("/catalog/tracks")).toBe(PAGE);
  expect(await asked("/nowhere")).toBe(PAGE);
});

test("while the operator has something to say above every page, the client draws it", async () => {
  expect(await asked("/", {}, { ...QUIET, noticeEn: "We move house tonight." })).toBe(PAGE);
});

test("a door that was built anew is shown as it is now", async () => {
  await asked("/");
  const file = path.join(folder, PRERENDERED_FOLDER, prerenderedName("/", "en"));
  writeFileSync(file, JSON.stringify({ head: "", html: "<p>another headline</p>" }));
  expect(await asked("/")).toContain("<p>another headline</p>");
});
