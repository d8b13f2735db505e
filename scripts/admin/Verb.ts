import type { Configuration } from "../../server/configuration.ts";

/** One verb of `npm run admin`: says what it did, answers with the exit code. */
export type Verb = (
  configuration: Configuration,
  args: readonly string[],
  say: (line: string) => void,
) => Promise<number>;
