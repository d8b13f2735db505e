import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { settingsFrom } from "../domain/platform/settings.ts";
import { FACES_FOLDER, faceName, withFace } from "./faces.ts";

const PAGE = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
const QUIET = settingsFrom([]);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "levare-faces-"));
  mkdirSync(path.join(folder, FACES_FOLDER), { recursive: true });
  for (const locale of ["en", "es"] as const)
    writeFileSync(
      path.join(folder, FACES_FOLDER, faceName("/", locale)),
      JSON.stringify({ head: "<link>", html: `<p>${locale}</p>` }),
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

function asked(place: string, headers: Record<string, string> = {}, settings = QUIET): string {
  return withFace(PAGE, folder, new Request(`http://levare.test${place}`, { headers }), settings);
}

test("a visitor's door is drawn in the language that their browser asks for", () => {
  const page = asked("/", { "accept-language": "es-MX,es;q=0.9" });
  expect(page).toContain('<html lang="es" data-face="es">');
  expect(page).toContain("<link></head>");
  expect(page).toContain('<div id="root"></div><div id="first-view"><p>es</p></div>');
});

test("and else in that of the platform", () => {
  expect(asked("/", { "accept-language": "fr" }, { ...QUIET, defaultLanguage: "es" })).toContain("<p>es</p>");
});

test("somebody who brings a session finds no door of visitors, nor does an address that is none", () => {
  expect(asked("/", { cookie: "levare.session_token=a.b" })).toBe(PAGE);
  expect(asked("/?view=login")).toBe(PAGE);
  expect(asked("/catalog/tracks")).toBe(PAGE);
  expect(asked("/nowhere")).toBe(PAGE);
});

test("while the operator has something to say above every page, the client draws it", () => {
  expect(asked("/", {}, { ...QUIET, noticeEn: "We move house tonight." })).toBe(PAGE);
});
