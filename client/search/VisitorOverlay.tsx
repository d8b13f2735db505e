import { type Environment, RelayEnvironmentProvider } from "react-relay";
import { SearchOverlay } from "./SearchOverlay.tsx";

/** The global search over a page that is drawn without a store. */
export function VisitorOverlay({ relay }: { relay: Environment }) {
  return (
    <RelayEnvironmentProvider environment={relay}>
      <SearchOverlay />
    </RelayEnvironmentProvider>
  );
}
