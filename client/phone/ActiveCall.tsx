import { useMemo } from "react";
import { graphql, useLazyLoadQuery, useRelayEnvironment, useSubscription } from "react-relay";
import type { ActiveCallQuery } from "../__generated__/ActiveCallQuery.graphql.ts";
import type { ActiveCallSubscription } from "../__generated__/ActiveCallSubscription.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";
import { useViewer } from "../app/viewer.ts";
import { AgentCalls } from "./AgentCalls.tsx";
import { CallBanner } from "./CallBanner.tsx";
import "./phone.css";

const QUERY = graphql`
  query ActiveCallQuery {
    viewer {
      id
      activeCall {
        id
        ...CallBanner_call
      }
    }
  }
`;

/** The call that the person is in, begun in this tab or elsewhere. */
export function ActiveCall() {
  if (!useViewer().flags.includes("PHONE_DIALER")) return null;
  return (
    <>
      <Watched />
      <AgentCalls />
    </>
  );
}

function Watched() {
  const relay = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<ActiveCallQuery>(QUERY, {}, { fetchPolicy: "store-and-network" });
  useSubscription<ActiveCallSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ActiveCallSubscription {
            phoneCallChanged {
              call {
                id
                status
                durationSeconds
              }
              viewer {
                id
                activeCall {
                  id
                  ...CallBanner_call
                }
              }
            }
          }
        `,
        variables: {},
        cacheConfig: onceListening((isAgain) => {
          if (isAgain) void refresh<ActiveCallQuery>(relay, QUERY, {});
        }),
      }),
      [relay],
    ),
  );
  return viewer?.activeCall ? <CallBanner key={viewer.activeCall.id} call={viewer.activeCall} /> : null;
}
