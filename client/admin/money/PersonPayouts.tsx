import { graphql, useFragment } from "react-relay";
import type { PersonPayouts_person$key } from "../../__generated__/PersonPayouts_person.graphql.ts";
import { PayoutHold } from "./PayoutHold.tsx";
import { useSharePayoutFreeze } from "./useSharePayoutFreeze.ts";

/** Whether money goes out to a person for their shares in the music of others. */
export function PersonPayouts({ person }: { person: PersonPayouts_person$key }) {
  const verbs = useSharePayoutFreeze();
  const { id, fullName, payoutsFrozenAt, payoutsFrozenReason } = useFragment(
    graphql`
      fragment PersonPayouts_person on AdminUser {
        id
        fullName
        payoutsFrozenAt
        payoutsFrozenReason
      }
    `,
    person,
  );
  return (
    <PayoutHold
      name={fullName}
      frozenAt={payoutsFrozenAt}
      reason={payoutsFrozenReason}
      onFreeze={(reason, done) => verbs.freeze(id, reason, done)}
      onRelease={(reason, done) => verbs.release(id, reason, done)}
    />
  );
}
