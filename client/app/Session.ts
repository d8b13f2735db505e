import { createContext, use } from "react";
import type { Visit } from "./visit.ts";

/** Who is here may change: each change begins a new visit with its own data, so that nobody sees another's. */
export class Session {
  readonly #open: (session: Session, path: string | null) => Visit;
  readonly #listeners = new Set<() => void>();
  #visit: Visit;

  constructor(open: (session: Session, path: string | null) => Visit) {
    this.#open = open;
    this.#visit = open(this, null);
  }

  readonly visit = (): Visit => this.#visit;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Forgets everything known and asks the server again who is here; goes to `path` when one is given. */
  readonly restart = (path: string | null = null): void => {
    this.#visit.close();
    this.#visit = this.#open(this, path);
    for (const listener of this.#listeners) listener();
  };
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession must be used within the App");
  return session;
}
