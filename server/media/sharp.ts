import { createRequire } from "node:module";
import type Sharp from "sharp";
import type { Sharp as Picture } from "sharp";

const require = createRequire(import.meta.url);

/** Reads and draws pictures. The library comes with the first of them: a start has none, and would wait for it. */
export function sharp(...given: Parameters<typeof Sharp>): Picture {
  return (require("sharp") as typeof Sharp)(...given);
}
