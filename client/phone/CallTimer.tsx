import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { callClock } from "../../domain/phone/call.ts";

/** How long a call has been answered; null while it rings. Counted from what the server said: the clock of a device may be wrong. */
export function CallTimer({ elapsedMs }: { elapsedMs: number | null }) {
  const { t } = useLingui();
  const [answeredAt] = useState(() => performance.now() - (elapsedMs ?? Number.NEGATIVE_INFINITY));
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(tick);
  }, []);
  const seconds = Math.floor((now - answeredAt) / 1000);
  return <span role="timer">{seconds < 0 ? t`Calling…` : callClock(seconds)}</span>;
}
