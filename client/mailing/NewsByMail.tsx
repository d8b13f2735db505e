import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";

// Few press it: the page does without it until then.
const NewsDialog = lazy(async () => ({ default: (await import("./NewsDialog.tsx")).NewsDialog }));

interface Props {
  /** Global id of the artist. */
  id: string;
  name: string;
}

/** For visitors: news of an artist without an account. */
export function NewsByMail({ id, name }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t`Get news by email`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewsDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
