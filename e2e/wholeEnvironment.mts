import type { EnvironmentContext, JestEnvironmentConfig } from "@jest/environment";
import BrowserEnvironment from "../client/testing/browserEnvironment.mts";
import { loadNativeModules, nativeModule } from "../scripts/jest/nativeModules.mts";
import { warmDatabase } from "../scripts/jest/warmDatabase.mts";

/** What the server takes for granted and jsdom lacks, or has of a kind that Node's own parts refuse. */
const serverGlobals = {
  ArrayBuffer,
  TransformStream,
  URL,
  URLSearchParams,
  Uint8Array,
  WritableStream,
  clearImmediate,
  setImmediate,
};

/** The browser of the client's tests with the whole server in the same process: outside of its sandbox, but for who watches. */
export default class WholeEnvironment extends BrowserEnvironment {
  readonly #isServerNative: boolean;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#isServerNative = config.projectConfig.testEnvironmentOptions.isServerNative === true;
  }

  override async setup(): Promise<void> {
    await super.setup();
    await warmDatabase;
    Object.assign(this.global, serverGlobals, { nativeModule });
    if (this.#isServerNative) await loadNativeModules();
    // jsdom has no sound and says so on every call.
    this.global.HTMLMediaElement.prototype.pause = () => {};
  }
}
