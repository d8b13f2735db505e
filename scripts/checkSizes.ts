// npm run check:sizes: what each kind of page loads from the built client; fails beyond a limit of bundle/sizes.ts.
import path from "node:path";
import { judgeSizes } from "./bundle/sizes.ts";

const { isWithin, lines } = judgeSizes(path.join(import.meta.dirname, "../dist/client"));
console.log(lines.join("\n"));
process.exitCode = isWithin ? 0 : 1;
