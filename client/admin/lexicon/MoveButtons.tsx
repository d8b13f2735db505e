import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react";
import type { useReorder } from "../../ui/useReorder.ts";

interface Props {
  id: string;
  name: string;
  order: ReturnType<typeof useReorder>;
}

/** The ways to move a line: to drag it, and two buttons for everybody else. */
export function MoveButtons({ id, name, order }: Props) {
  const { t } = useLingui();
  return (
    <div className="lexicon-move">
      <span className="lexicon-grip" title={t`Drag to move`} {...order.handle(id)}>
        <IconGripVertical size={18} aria-hidden />
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t`Move ${name} up`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={order.isFirst(id)}
        onClick={() => void order.moveUp(id)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t`Move ${name} down`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={order.isLast(id)}
        onClick={() => void order.moveDown(id)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
