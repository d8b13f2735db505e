import { prerenderedLinks } from "./prerenderedLinks.ts";

const PAGE = { file: "assets/index.js", css: ["assets/index.css"], imports: ["_react.js"] };
const REACT = { file: "assets/react.js" };

test("a door asks at once for its styles and code, and not again for what every page has", () => {
  const links = prerenderedLinks({
    "index.html": PAGE,
    "_react.js": REACT,
    "_pictures.js": { file: "assets/pictures.js", css: ["assets/pictures.css", "assets/index.css"] },
    "client/landing/LandingScreen.tsx": {
      file: "assets/landing.js",
      css: ["assets/landing.css"],
      imports: ["_react.js", "_pictures.js"],
    },
  });
  expect(links.match(/[a-z]+\.(css|js)/g)).toEqual([
    "landing.css",
    "pictures.css",
    "landing.js",
    "pictures.js",
  ]);
});
