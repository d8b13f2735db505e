import { createHash } from "node:crypto";
import type { SyncTransformer } from "@jest/transform";
import { nativeModule } from "./nativeModules.mts";

/**
 * Stands for a module of the server in a page's sandbox, and hands on what Node's own loader made of it (`nativeModule` is a
 * global there). What a module lets out is a matter of its own text: nothing of the server is handed on with `*`.
 */
export default {
  process: (_source, file) => ({
    code: `export const { ${Object.keys(nativeModule(file)).join(", ")} } = nativeModule(${JSON.stringify(file)});`,
  }),
  getCacheKey: (source, file) =>
    createHash("sha1").update(process.version).update(file).update(source).digest("hex"),
} satisfies SyncTransformer;
