import { Text } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  isEmpty?: boolean;
  /** What stands there instead when it is empty. */
  empty?: string;
  children: ReactNode;
}

/** A part of a drawer under a heading of its own. */
export function DetailPart({ title, isEmpty = false, empty, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      {isEmpty ? <Text c="dimmed">{empty}</Text> : children}
    </section>
  );
}
