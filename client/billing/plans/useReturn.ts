import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { useReturnMutation } from "../../__generated__/useReturnMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";

/**
 * Asks once what one pays now, where somebody just came back from the payment provider: its own word may be late. True until the
 * answer is there.
 */
export function useReturn(isBack: boolean): boolean {
  const [isAsking, setAsking] = useState(isBack);
  const refresh = useCommit<useReturnMutation>(graphql`
    mutation useReturnMutation {
      refreshSubscriptions {
        ... on RefreshSubscriptionsPayload {
          viewer {
              id
              tier
              ownTier
              role
              subscriptions {
                kind
                status
                tier
                priceKey
                currentPeriodEnd
                cancelAtPeriodEnd
                paymentMethodBrand
                paymentMethodLast4
              }
              preferences {
                openQualities
                streamingQuality
              }
              workspace {
                id
                tier
                trackAllowance
              }
            }
        }
      }
    }
  `);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody came back
  useEffect(() => {
    if (!isBack) return;
    // What cannot be asked now comes by the provider's own word.
    refresh({})
      .catch(() => {})
      .finally(() => setAsking(false));
  }, [isBack]);
  return isAsking;
}
