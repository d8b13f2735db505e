import { SERIALIZATION_FAILURES } from "../acting/act.ts";
import type { UserError } from "../graphql/errors.ts";
import { log } from "../log.ts";

/**
 * An accident of a step is told in the specification's words (SPEC.md section 8); its cause goes to the log, under the name of what was done. What
 * the act tries again is none yet.
 */
export function orTold<Done>(refused: UserError, event: string, step: Promise<Done>): Promise<Done> {
  return step.catch((error) => {
    if (SERIALIZATION_FAILURES.includes(error.code)) throw error;
    log.error(event, { error });
    throw refused;
  });
}
