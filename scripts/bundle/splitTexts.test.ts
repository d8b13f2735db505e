import path from "node:path";
import { splitTexts } from "./splitTexts.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const transform = splitTexts(ROOT).transform as (code: string, id: string) => { code: string } | null;
const compiled = (code: string, file: string) => transform(code, path.join(ROOT, file))?.code ?? code;

test("code that opens from a screen of every day waits for its words", () => {
  const code = 'const load = () => import("./bulk/BulkBar.tsx");';
  const waiting = compiled(code, "client/catalog/TracksScreen.tsx");
  expect(waiting).toContain('Promise.all([import("./bulk/BulkBar.tsx"), needStudioTexts("studio")])');
  expect(waiting).toMatch(/^import \{ needTexts as needStudioTexts \} from ".*client\/i18n\/i18n\.ts";/);
});

test("so do the screens of the administration, which share words with the studio's", () => {
  const frame = 'import("./AdminFrame.tsx")';
  expect(compiled(frame, "client/admin/routes.ts")).toContain(`${frame}, needStudioTexts("studio")`);
});

test("screens of every day, and what visitors open, have their words already", () => {
  const screens = 'import("./TracksScreen.tsx"); import("./TrackTable.tsx");';
  expect(compiled(screens, "client/catalog/routes.ts")).toBe(screens);
  const share = 'const loadItems = () => import("./ShareItems.tsx");';
  expect(compiled(share, "client/profiles/ShareButton.tsx")).toBe(share);
});

test("the name of a type loads nothing", () => {
  const type = 'type Bar = typeof import("./bulk/BulkBar.tsx");';
  expect(compiled(type, "client/catalog/TracksScreen.tsx")).toBe(type);
});
