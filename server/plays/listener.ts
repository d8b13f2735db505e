import type { LimitName } from "../../domain/accounts/limits.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, viewerOf } from "../acting/actor.ts";
import type { Context } from "../graphql/context.ts";
import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import type { Signer } from "../signing.ts";

const VISITOR = "visitor-";

/**
 * Who listens, as a session names them: a person by their id, a visitor by their network and browser, signed, so that the session says
 * neither. Visitors whom that does not tell apart share the rules of one listener.
 */
export function listenerOf({ viewer, clientAddress, services, request }: Context): string {
  if (viewer) return viewer.userId;
  const seen = `${networkOf(clientAddress ?? "")} ${request.headers.get("user-agent") ?? ""}`;
  return `${VISITOR}${services.signer.sign("visitor", seen)}`;
}

/** Whether the session is a visitor's: whoever brings it back heard it, from whichever network. */
export function isVisitor(listener: string): boolean {
  return listener.startsWith(VISITOR);
}

/** The key that the plays of a listener's day are held against each other by. Another day has another: a table of them is no history. */
export function keyOfDay(signer: Signer, listener: string, at: Date): string {
  return signer.sign("listener of a day", `${listener} ${at.toISOString().slice(0, 10)}`);
}

/** The keys of every day on which something may be heard at the same time as what began between two moments. */
export function keysAround(signer: Signer, listener: string, from: Date, to: Date): string[] {
  const keys: string[] = [];
  for (let at = from.getTime() - DAY_MS; at < to.getTime() + 2 * DAY_MS; at += DAY_MS)
    keys.push(keyOfDay(signer, listener, new Date(at)));
  return keys;
}

/** Counted by person, and by network where nobody is signed in. */
export function usesOfListener(name: LimitName, actor: Actor, from: ActContext): Uses {
  return { [name]: viewerOf(actor)?.userId ?? networkOf(from.clientAddress ?? "") };
}
