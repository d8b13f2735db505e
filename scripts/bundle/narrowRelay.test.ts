import { readFileSync } from "node:fs";
import path from "node:path";
import { RelayFeatureFlags } from "relay-runtime";
import { LEFT_OUT } from "./narrowRelay.ts";
import { reachedFiles } from "./reachedFiles.ts";

const root = path.join(import.meta.dirname, "../..");
const NAMED = /^import (?:type )?\{([^}]*)\} from "(?:react-relay|relay-runtime)";$/gm;

test("nothing that a page asks of Relay is left out of the client", () => {
  const asked = [...reachedFiles(root, ["client/main.tsx"])]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(NAMED)].flatMap(([, names]) => names!.split(",")),
    )
    .map((name) => name.trim());
  expect(asked).toContain("usePaginationFragment");
  expect(asked.filter((name) => LEFT_OUT.has(name))).toEqual([]);
});

test("Relay draws fragments in the way that is kept", () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});
