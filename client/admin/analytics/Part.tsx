import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useId, useState } from "react";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";

interface Props {
  title: string;
  height?: number;
  /** Draws the part; `attempt` grows when somebody asks for it again. */
  children: (attempt: number) => ReactNode;
}

/** A part of the page that comes, and fails, on its own. */
export function Part({ title, height = 340, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  return (
    <section aria-labelledby={id} className="admin-part analytics-part">
      <h2 id={id}>{title}</h2>
      <ErrorBoundary
        key={attempt}
        fallback={(error) => (
          <ErrorPanel error={error} headingLevel={3} onRetry={() => setAttempt(attempt + 1)} />
        )}
      >
        <Suspense
          fallback={
            <div role="status" aria-label={t`Loading`}>
              <Skeleton height={height} radius="lg" />
            </div>
          }
        >
          {children(attempt)}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
