import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { useReorder } from "./useReorder.ts";

interface Props {
  id: string;
  name: string;
  order: ReturnType<typeof useReorder>;
  /** Whether nothing can stand before it; without it the first line of the list. */
  isFirst?: boolean;
  /** True while nothing may be moved. */
  isFixed?: boolean;
}

/** Two buttons that move a line, for everybody who does not drag. */
export function MoveButtons({ id, name, order, isFirst = order.isFirst(id), isFixed = false }: Props) {
  const { t } = useLingui();
  const plain = { variant: "subtle", color: "gray", size: 44 } as const;
  return (
    <>
      <ActionIcon
        {...plain}
        aria-label={t`Move ${name} up`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={isFirst || isFixed}
        onClick={() => void order.moveUp(id)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...plain}
        aria-label={t`Move ${name} down`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={order.isLast(id) || isFixed}
        onClick={() => void order.moveDown(id)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
