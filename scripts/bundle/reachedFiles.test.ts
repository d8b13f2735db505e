import path from "node:path";
import { reachedFiles } from "./reachedFiles.ts";

const root = path.join(import.meta.dirname, "../..");
const reached = (begin: string, ...except: string[]) =>
  [...reachedFiles(root, [begin], except)].map((file) => path.relative(root, file));

test("a page reaches what it imports now and later, and not what it only names a type of", () => {
  const files = reached("client/app/signedOutRoutes.ts");
  expect(files).toContain("client/landing/LandingScreen.tsx");
  expect(files).toContain("client/app/visitorRoutes.tsx");
  expect(files).not.toContain("client/app/visit.ts");
});

test("what is left out is left out with all that only it needs", () => {
  const files = reached(
    "client/main.tsx",
    "client/app/AppShell.tsx",
    "client/app/visitorRoutes.tsx",
    "client/search/VisitorOverlay.tsx",
  );
  expect(files).toContain("client/accounts/LoginForm.tsx");
  expect(files.filter((file) => /^client\/(admin|catalog|dashboard|search\/results)\//.test(file))).toEqual(
    [],
  );
});
