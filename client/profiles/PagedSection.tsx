import { Button } from "@mantine/core";
import type { ReactNode } from "react";

const MORE = 24;

interface Props {
  /** Of its heading, in the page. */
  id: string;
  title: string;
  /** What the button says that brings more. */
  more: string;
  page: { hasNext: boolean; isLoadingNext: boolean; loadNext: (count: number) => unknown };
  children: ReactNode;
}

/** A part of a profile that goes on for as long as somebody asks for more. */
export function PagedSection({
  id,
  title,
  more,
  page: { hasNext, isLoadingNext, loadNext },
  children,
}: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {more}
        </Button>
      )}
    </section>
  );
}
