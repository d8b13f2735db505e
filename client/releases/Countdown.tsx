import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { timeUntil } from "../../domain/releases/localTime.ts";

const SECOND_MS = 1000;

/** How long until a release goes out, to the minute. Says nothing once it is there. */
export function Countdown({ date, className }: { date: string; className?: string }) {
  const { t } = useLingui();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeUntil(new Date(date), now);
  if (!left) return <span className={className}>{t`any moment now`}</span>;
  const { days, hours, minutes } = left;
  const words =
    days > 0
      ? t`in ${days} d ${hours} h ${minutes} min`
      : hours > 0
        ? t`in ${hours} h ${minutes} min`
        : t`in ${minutes} min`;
  return (
    <span className={className} role="timer">
      {words}
    </span>
  );
}
