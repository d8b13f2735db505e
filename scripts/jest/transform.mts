import { createHash } from "node:crypto";
import { createRequire, stripTypeScriptTypes } from "node:module";
import type { SyncTransformer, TransformOptions } from "@jest/transform";
import { singleIcons } from "./singleIcons.mts";

type Options = TransformOptions<Record<string, unknown>>;

/** What Babel's plugins look for: queries of Relay, texts of Lingui. Components need its preset. */
const NEEDS_BABEL = /\bgraphql`|@lingui\/[\w/]+\/macro/;
const needsBabel = (source: string, file: string) => file.endsWith(".tsx") || NEEDS_BABEL.test(source);

/** Takes the types out as Node itself does, in a tenth of Babel's time; Babel reads only what its plugins are for. */
export default {
  createTransformer(babelOptions: Record<string, unknown>): SyncTransformer<Record<string, unknown>> {
    let lazy: SyncTransformer<Record<string, unknown>> | undefined;
    const babel = () =>
      (lazy ??= createRequire(import.meta.url)("babel-jest").default.createTransformer(babelOptions));
    return {
      canInstrument: false,
      process(written, file, options: Options) {
        const source = singleIcons(written);
        return needsBabel(source, file)
          ? babel().process(source, file, options)
          : { code: stripTypeScriptTypes(source) };
      },
      getCacheKey(written, file, options: Options) {
        const source = singleIcons(written);
        return needsBabel(source, file)
          ? babel().getCacheKey!(source, file, options)
          : createHash("sha1").update(process.version).update(source).digest("hex");
      },
    };
  },
};
