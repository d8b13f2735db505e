import BrowserEnvironment from "../client/testing/browserEnvironment.mts";
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

/** The browser of the client's tests with the whole server in the same process. */
export default class WholeEnvironment extends BrowserEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    await warmDatabase;
    Object.assign(this.global, serverGlobals);
    // jsdom has no sound and says so on every call.
    this.global.HTMLMediaElement.prototype.pause = () => {};
  }
}
