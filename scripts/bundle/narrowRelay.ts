import path from "node:path";
import type { Plugin } from "vite";

/** Parts of Relay that its front doors offer and nobody here asks for: containers and renderers of old, entry points, caches. */
const NOT_ASKED_FOR = [
  "EntryPointContainer.react",
  "ReactRelayFragmentContainer",
  "ReactRelayLocalQueryRenderer",
  "ReactRelayPaginationContainer",
  "ReactRelayQueryRenderer",
  "ReactRelayRefetchContainer",
  "RelayQueryResponseCache",
  "applyOptimisticMutation",
  "createFragmentSpecResolver",
  "createPayloadFor3DField",
  "fetchQuery_DEPRECATED",
  "loadEntryPoint",
  "useClientQuery",
  "useEntryPointLoader",
  "useMutationAction_EXPERIMENTAL",
  "usePrefetchableForwardPaginationFragment",
  "useRefetchableFragment",
  "useSubscribeToInvalidationState",
];
/** What Relay would draw fragments with if its flag ENABLE_ACTIVITY_COMPATIBILITY were off, which it is not. */
const BEHIND_A_FLAG = ["useFragmentInternal_CURRENT"];

export const LEFT_OUT: ReadonlySet<string> = new Set([...NOT_ASKED_FOR, ...BEHIND_A_FLAG]);

const NOTHING = "\0nothing-of-relay";
const RELAY = /[\\/]node_modules[\\/](react-relay|relay-runtime)[\\/]lib[\\/]/;
const DOOR = /[\\/]lib[\\/]index\.js$/;

/**
 * Leaves out of the client what of Relay is never used: it comes as one piece of CommonJS, of which a bundler drops nothing. Fails
 * where Relay has no such part any more.
 */
export function narrowRelay(): Plugin {
  const met = new Set<string>();
  return {
    name: "narrow-relay",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\.?\/[\w./-]+$/ },
      handler(source, importer) {
        if (!importer || !RELAY.test(importer)) return null;
        const name = path.basename(source);
        if (!LEFT_OUT.has(name) || (NOT_ASKED_FOR.includes(name) && !DOOR.test(importer))) return null;
        met.add(name);
        return NOTHING;
      },
    },
    load(id) {
      return id === NOTHING ? { code: "module.exports = {};", moduleType: "js" } : null;
    },
    buildEnd(failure) {
      const missing = [...LEFT_OUT].filter((name) => !met.has(name));
      if (!failure && missing.length > 0) throw new Error(`Relay has no ${missing.join(", ")} to leave out.`);
    },
  };
}
