import { readFileSync } from "node:fs";
import { COMING_ROUTES } from "./comingRoutes.ts";

test("what is promised and not built stands in docs/gaps.md in the words of its card", () => {
  const gaps = readFileSync("docs/gaps.md", "utf8");
  const rows = gaps.match(/^\| `\/.*$/gm);
  expect(rows).toEqual(
    COMING_ROUTES.map(
      ({ path, title, promise }) => `| \`${path}\` | ${title.message} | ${promise.message} |`,
    ),
  );
});
