import { TestEnvironment } from "jest-environment-node";
import { warmDatabase } from "./warmDatabase.mts";

/** Node as it is, beside a database that is compiled once for all test files of a process. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    await warmDatabase;
  }
}
