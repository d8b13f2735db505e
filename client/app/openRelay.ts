import { createContext, use } from "react";
import type { Visit } from "./visit.ts";

/** How a part of a page that Relay draws comes by the visit's store, where the page around it has none. */
export const OpenRelayContext = createContext<Visit["openRelay"] | null>(null);

export function useOpenRelay(): Visit["openRelay"] {
  const openRelay = use(OpenRelayContext);
  if (!openRelay) throw new Error("useOpenRelay must be used within the App");
  return openRelay;
}
