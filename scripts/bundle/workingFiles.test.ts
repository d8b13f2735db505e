import appShellQuery from "../../client/__generated__/AppShellQuery$parameters.ts";
import tracksScreenQuery from "../../client/__generated__/TracksScreenQuery$parameters.ts";
import { FAN_HOME } from "../../server/pages/workingAhead.ts";
import { workingFiles } from "./workingFiles.ts";

const SCREENS = {
  dashboard: "client/dashboard/DashboardScreen.tsx",
  fanShelves: "client/dashboard/FanShelves.tsx",
  library: "client/library/LibraryScreen.tsx",
  discover: "client/discover/DiscoverScreen.tsx",
  search: "client/search/page/SearchScreen.tsx",
  tracks: "client/catalog/TracksScreen.tsx",
};
const TEXTS = ["outside", "reading", "visitor", "daily"].flatMap((part) =>
  ["en", "es"].map((locale) => [`client/locales/${locale}.po?${part}`, { file: `${locale}-${part}.js` }]),
);
const MANIFEST = {
  "index.html": { file: "index.js", imports: ["_react.js"], css: ["outside.css"] },
  "_react.js": { file: "react.js" },
  "_studio.js": { file: "studio.js", imports: ["_react.js"], css: ["studio.css", "outside.css"] },
  "client/app/AppShell.tsx": { file: "shell.js", imports: ["_studio.js"] },
  "client/app/relay.ts": { file: "relay.js", imports: ["_react.js"] },
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([name, module]) => [
      module,
      { file: `${name}.js`, imports: ["_studio.js"], css: [`${name}.css`] },
    ]),
  ),
  ...Object.fromEntries(TEXTS),
};

test("a signed-in page is told of its frame and its screen at once, without what every page begins with", () => {
  const { frame, screens, texts } = workingFiles(MANIFEST);
  expect(frame).toEqual(["/shell.js", "/relay.js", "/studio.js", "/studio.css"]);
  expect(screens["/"]!.files).toEqual(["/dashboard.js", "/dashboard.css"]);
  expect(screens[FAN_HOME]!.files).toEqual([
    "/dashboard.js",
    "/dashboard.css",
    "/fanShelves.js",
    "/fanShelves.css",
  ]);
  expect(screens["/library"]!.files).toEqual(["/library.js", "/library.css"]);
  expect(texts.es).toEqual(["/es-outside.js", "/es-reading.js", "/es-visitor.js", "/es-daily.js"]);
});

test("it asks who is here, and what a screen of every day asks first, as the client itself would ask", () => {
  const { asks, screens } = workingFiles(MANIFEST);
  expect(asks).toBe(`/graphql?id=${appShellQuery.params.id}&variables=%7B%7D`);
  expect(screens["/catalog/tracks"]!.asks).toEqual([
    `/graphql?id=${tracksScreenQuery.params.id}&variables=%7B%22filter%22%3Anull%2C%22sort%22%3A%22newest%22%7D`,
  ]);
  expect(screens["/discover"]!.asks).toEqual([]);
});

test("a screen that went elsewhere is missed by the build", () => {
  const { "client/library/LibraryScreen.tsx": _, ...without } = MANIFEST as Record<string, { file: string }>;
  expect(() => workingFiles(without)).toThrow(
    "The built client knows nothing of client/library/LibraryScreen.tsx.",
  );
});
