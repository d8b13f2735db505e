import { readingFiles } from "./readingFiles.ts";

const MANIFEST = {
  "index.html": { file: "index.js", imports: ["_react.js"], css: ["outside.css"] },
  "_react.js": { file: "react.js" },
  "_visitor.js": { file: "visitor.js", imports: ["_react.js"], css: ["visitor.css", "outside.css"] },
  "client/app/visitorRoutes.tsx": { file: "routes.js", imports: ["_visitor.js"] },
  "client/app/relay.ts": { file: "relay.js", imports: ["_react.js"] },
  "client/profiles/ProfileScreen.tsx": { file: "profile.js", imports: ["_visitor.js"] },
  "client/publicPages/PublicReleaseScreen.tsx": { file: "release.js", imports: ["_visitor.js"] },
};

test("a page to be read is told of all of its code at once, without what every page begins with or another one needs", () => {
  const both = ["/visitor.js", "/visitor.css"];
  expect(readingFiles(MANIFEST)).toEqual({
    profile: ["/routes.js", "/relay.js", "/profile.js", ...both],
    release: ["/routes.js", "/relay.js", "/release.js", ...both],
  });
});

test("a screen that went elsewhere is missed by the build", () => {
  const { "client/app/relay.ts": _, ...without } = MANIFEST;
  expect(() => readingFiles(without)).toThrow("The built client knows nothing of client/app/relay.ts.");
});
