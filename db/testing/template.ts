import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the run's migrated embedded database waits to be copied. One per Jest run. */
export const templateFile = join(tmpdir(), `levare-template-${process.env.LEVARE_TEST_RUN}.tar`);

/** The run's migrated PostgreSQL database, which each test file copies. */
export const templateDatabase = `levare_template_${process.env.LEVARE_TEST_RUN}`;

/** The PostgreSQL server that tests run on; undefined means the embedded engine. */
export const testServerUrl = process.env.TEST_DATABASE_URL;

/** Whether the files of this process share their modules (scripts/jest/nativeRunner.mts). */
export const areModulesShared = process.env.LEVARE_TEST_NATIVE !== undefined;

/** The same server, another database of it. */
export function atDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
