import { RelayEnvironmentProvider } from "react-relay";
import { answerOf } from "../app/answerOf.ts";
import { useOpenRelay } from "../app/openRelay.ts";
import { SearchOverlay } from "./SearchOverlay.tsx";

/** The global search over a page that is drawn without a store. */
export function VisitorOverlay() {
  const relay = answerOf(useOpenRelay()());
  return (
    <RelayEnvironmentProvider environment={relay}>
      <SearchOverlay />
    </RelayEnvironmentProvider>
  );
}
