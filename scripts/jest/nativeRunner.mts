import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** How Jest calls what runs a file; the rest is between Jest and its own runner. */
type Run = (
  globalConfig: unknown,
  config: unknown,
  environment: object,
  runtime: object,
  testPath: string,
  ...rest: unknown[]
) => Promise<unknown>;

const circus = createRequire(import.meta.url).resolve("jest-circus/runner");
const require = createRequire(circus);
const runInCircus: Run = require(circus).default;
/** Where a file's tests and what listens to them are kept: what is loaded once would hand those of one file to the next. */
const CIRCUS = require.resolve("./jestAdapterInit");
const LISTENERS = Symbol.for("EVENT_HANDLERS");

/** Files that are about the statements a process has prepared so far, of which there are only so many. */
const OWN_MODULES = ["db/idsForOnePlan.test.ts", "db/preparedQuery.test.ts"];

/**
 * Runs a test file as Node itself runs the product: modules are loaded once for all files of a process, by Node's own loader. A
 * context of its own for each file, as Jest makes them, takes longer to load the server than most files take to try it. What
 * a module keeps is shared by the files of a process, as it is by the requests of a server.
 */
const runNatively: Run = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  if (OWN_MODULES.some((file) => testPath.endsWith(file)))
    return runInCircus(globalConfig, config, environment, runtime, testPath, ...rest);
  delete require.cache[CIRCUS];
  Reflect.deleteProperty(globalThis, LISTENERS);
  const native = Object.assign(Object.create(runtime), {
    requireInternalModule: require,
    requireModule: require,
    setGlobalsForRuntime() {},
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file: string) => import(pathToFileURL(file).href),
  });
  const here = Object.assign(Object.create(environment), { global: globalThis });
  process.env.LEVARE_TEST_NATIVE = "1";
  try {
    return await runInCircus(globalConfig, config, here, native, testPath, ...rest);
  } finally {
    // The next file of this process may be one of a browser, with modules of its own.
    delete process.env.LEVARE_TEST_NATIVE;
  }
};

export default runNatively;
