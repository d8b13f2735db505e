import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** One sentence: what will stand here, and how it comes. */
  children: ReactNode;
  /** One thing to do about it. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** What a list says while nothing is in it. The picture is drawn, never a photograph of nobody. */
export function EmptyState({ title, children, action, headingLevel = 2 }: Props) {
  return (
    <section className="lv-empty">
      <UpbeatArt />
      <Title order={headingLevel} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw="46ch">
        {children}
      </Text>
      {action}
    </section>
  );
}

const BARS = [22, 40, 30, 56, 44, 72, 58, 90];

/** Bars that rise to the right: the logo's own gesture. */
export function UpbeatArt() {
  return (
    <svg className="lv-upbeat" viewBox="0 0 160 96" aria-hidden="true">
      {BARS.map((height, at) => (
        <rect
          // The bars never change places.
          key={height}
          x={at * 20 + 4}
          y={96 - height}
          width="12"
          height={height}
          rx="6"
          data-tone={at % 3}
        />
      ))}
    </svg>
  );
}
