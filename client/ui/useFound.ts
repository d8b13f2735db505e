import { useEffect, useRef, useState } from "react";
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from "react-relay";
import type { OperationType } from "relay-runtime";

const REST_MS = 200;

interface ByText extends OperationType {
  readonly variables: { text: string };
}

/**
 * What the server finds for a text that is being typed. It is asked when the typing rests; an answer that was overtaken is
 * dropped, and one that fails leaves what was found before.
 */
export function useFound<Query extends ByText, Item>(
  query: GraphQLTaggedNode,
  pick: (answer: Query["response"]) => readonly Item[],
): { found: readonly Item[]; look: (text: string) => void } {
  const relay = useRelayEnvironment();
  const [found, setFound] = useState<readonly Item[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<{ unsubscribe: () => void }>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.unsubscribe();
    },
    [],
  );

  function look(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current?.unsubscribe();
      asked.current = fetchQuery<Query>(relay, query, { text }).subscribe({
        next: (answer) => setFound(pick(answer)),
        error: () => {},
      });
    }, REST_MS);
  }
  return { found, look };
}
