import { graphql } from "relay-runtime";
import query, { type viewerNowQuery$data } from "../__generated__/viewerNowQuery.graphql.ts";
import { OWN_HEADERS } from "../app/network.ts";

graphql`
  query viewerNowQuery {
    viewer {
      id
    }
  }
`;

/**
 * Whom the server knows this browser as; null: nobody. Posted, because a service worker may answer other questions with what it
 * kept of somebody else's session. Throws when nobody is reached.
 */
export async function viewerNow(): Promise<string | null> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { ...OWN_HEADERS, accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ id: query.params.id, variables: {} }),
  });
  const { data } = (await response.json()) as { data?: viewerNowQuery$data };
  if (!data) throw new Error("viewerNow");
  return data.viewer?.id ?? null;
}
