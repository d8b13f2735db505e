// npm run build: the web client and the programs of the server. `missing` among the words leaves out what stands already; `client` or
// `programs` chooses.
import path from "node:path";
import { PARTS } from "./parts.ts";

const root = path.join(import.meta.dirname, "..");
const words = process.argv.slice(2);
const named = Object.entries(PARTS).filter(([part]) => words.includes(part));
const chosen = named.length > 0 ? named : Object.entries(PARTS);
for (const part of chosen.flatMap(([, parts]) => parts))
  if (!words.includes("missing") || !part.isBuilt(root)) await part.build(root);
