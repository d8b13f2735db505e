import { createContext, use } from "react";

/** Why it is not known who is here; null in every ordinary visit. Only the screens of signing in go on without knowing. */
export const SessionFailureContext = createContext<unknown>(null);

export function useSessionFailure(): unknown {
  return use(SessionFailureContext);
}
