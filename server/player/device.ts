import { problem } from "../../domain/words/refusal.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longer descriptions of programs say nothing more. */
const USER_AGENT_MAX = 400;

/** The id that a page made for itself. Throws InvalidInput for anything that is no UUID. */
export function deviceIdOf(id: string, field = "deviceId"): string {
  if (!UUID.test(id)) throw new InvalidInput(problem(field, "general.unexpected"));
  return id.toLowerCase();
}

/** How the asking program describes itself; null where it does not. */
export function userAgentOf({ request }: Context): string | null {
  return request.headers.get("user-agent")?.slice(0, USER_AGENT_MAX) ?? null;
}
