import { useNotifications } from "@mantine/notifications";
import { useEffect } from "react";
import { useComing } from "../app/useComing.ts";

/** How long a page that has just come is left alone, in milliseconds. */
const QUIET_MS = 3000;

/**
 * The place of short news, whose code comes when the page has come to rest: news from before wait for it, and it is there before a
 * connection is lost that would have to bring it.
 */
export function Toasts() {
  const { part: Stage, come } = useComing(async () => (await import("./ToastStage.tsx")).ToastStage, {
    isPressed: false,
  });
  const isWanted = useNotifications().notifications.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `come` is another one each time, and sends once
  useEffect(() => {
    const timer = setTimeout(come, isWanted ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return Stage && <Stage />;
}
