import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { handleProblem } from "../../../domain/profiles/handle.ts";
import type { useHandleCheckQuery } from "../../__generated__/useHandleCheckQuery.graphql.ts";
import type { RefusalPayload } from "../../i18n/useRefusal.ts";

const PAUSE_MS = 400;

/** "unknown": nothing to say, also when the server could not be asked; saving tells then. */
export type HandleState = "unknown" | "checking" | "free" | { problem: RefusalPayload };

/** Says of a handle, while it is typed, whether the person can have it. `own` is the one they have. */
export function useHandleCheck(typed: string, own: string): HandleState {
  const relay = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ handle: string; state: HandleState } | null>(null);
  const problem = typed === own ? null : handleProblem(typed);
  const isAsked = typed !== own && problem === null;

  useEffect(() => {
    if (!isAsked) return;
    let subscription: { unsubscribe: () => void } | undefined;
    const say = (state: HandleState) => setAnswer({ handle: typed, state });
    const pause = setTimeout(() => {
      subscription = fetchQuery<useHandleCheckQuery>(
        relay,
        graphql`
          query useHandleCheckQuery($handle: String!) {
            checkHandle(handle: $handle) {
              code
              params
              message
            }
          }
        `,
        { handle: typed },
        { fetchPolicy: "network-only" },
      ).subscribe({
        next: ({ checkHandle }) => say(checkHandle ? { problem: checkHandle } : "free"),
        error: () => say("unknown"),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      subscription?.unsubscribe();
    };
  }, [relay, typed, isAsked]);

  if (typed === own) return "unknown";
  if (problem) return { problem };
  return answer?.handle === typed ? answer.state : "checking";
}
