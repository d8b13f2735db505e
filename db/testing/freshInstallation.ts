import { openDatabase } from "../open.ts";
import { freshServerDatabase } from "./freshDatabase.ts";
import { templateFile, testServerUrl } from "./template.ts";

/**
 * A migrated, empty database for a process of its own: in this folder, or on the PostgreSQL server of the run, whose address
 * is the answer.
 */
export async function freshInstallation(folder: string): Promise<string | undefined> {
  if (testServerUrl) return freshServerDatabase(testServerUrl);
  await (await openDatabase({ folder, template: templateFile })).close();
  return undefined;
}
