import { Text } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** What it is for, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A few settings that belong together, under a heading of their own. */
export function SettingsCard({ title, lead, children }: Props) {
  const heading = useId();
  return (
    <section className="settings-card" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {lead && <Text c="dimmed">{lead}</Text>}
      </div>
      {children}
    </section>
  );
}
