import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useAssignIsrcs } from "../useAssignIsrcs.tsx";

interface Props {
  track: { readonly id: string };
  /** While something typed is not saved, a new code would count as somebody else's save. */
  isBlocked: boolean;
  onAssigned: () => void;
}

/** Gives the track the next code of the studio's own prefix. */
export function AssignIsrc({ track, isBlocked, onAssigned }: Props) {
  const { t } = useLingui();
  const assign = useAssignIsrcs();
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      variant="default"
      loading={isAsking}
      disabled={isBlocked}
      onClick={() => {
        setAsking(true);
        void assign([track.id]).then((isAssigned) => {
          setAsking(false);
          if (isAssigned) onAssigned();
        });
      }}
    >
      {t`Assign from my prefix`}
    </Button>
  );
}
