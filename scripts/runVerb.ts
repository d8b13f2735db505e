import path from "node:path";
import { type Configuration, readConfiguration } from "../server/configuration.ts";
import { PRIVATE_UMASK } from "../server/dataFolder.ts";
import { diskFullSaid, isDiskFull } from "../server/diskFull.ts";

/**
 * Runs the verb that the command line names, with the words behind it, and ends the process with what it returns: 1 when it
 * throws, 2 for a verb that there is not. Without a verb it prints the list.
 */
export async function runVerb<Verb extends { usage: string }>(
  command: string,
  verbs: Record<string, Verb>,
  act: (verb: Verb, configuration: Configuration, args: readonly string[]) => Promise<number>,
): Promise<void> {
  const [name = "", ...args] = process.argv.slice(2);
  const verb = verbs[name];
  if (!verb) {
    console.log(`${command} -- VERB\n`);
    for (const [name, { usage }] of Object.entries(verbs)) console.log(`  ${name} ${usage}`);
    process.exitCode = name ? 2 : 0;
    return;
  }
  process.umask(PRIVATE_UMASK);
  try {
    const configuration = readConfiguration(process.env, path.join(import.meta.dirname, ".."));
    process.exitCode = await act(verb, configuration, args);
  } catch (error) {
    console.error(
      isDiskFull(error) ? diskFullSaid(error as Error) : error instanceof Error ? error.message : error,
    );
    process.exitCode = 1;
  }
}
