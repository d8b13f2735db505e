import { useLingui } from "@lingui/react/macro";
import { IconGripVertical } from "@tabler/icons-react";
import { MoveButtons } from "../../ui/MoveButtons.tsx";
import type { useReorder } from "../../ui/useReorder.ts";

interface Props {
  id: string;
  name: string;
  order: ReturnType<typeof useReorder>;
}

/** The ways to move a line: to drag it, and two buttons for everybody else. */
export function MoveTools({ id, name, order }: Props) {
  const { t } = useLingui();
  return (
    <div className="lexicon-move">
      <span className="lexicon-grip" title={t`Drag to move`} {...order.handle(id)}>
        <IconGripVertical size={18} aria-hidden />
      </span>
      <MoveButtons id={id} name={name} order={order} />
    </div>
  );
}
