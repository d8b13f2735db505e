import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Channel, MilestoneStatus, NoteKind } from "../../domain/milestones/milestone.ts";
import { daysBetween } from "../../domain/releases/planner/planDays.ts";

interface Closed {
  status: string;
  closedAt?: string | null | undefined;
  closedByName?: string | null | undefined;
}

/** The words for where a step stands, when it is due and what happened to it. */
export function useMilestoneLabels() {
  const { t, i18n } = useLingui();
  const statuses: Record<MilestoneStatus, string> = {
    todo: t({ message: "To do", context: "state of a step" }),
    doing: t({ message: "In progress", context: "state of a step" }),
    done: t({ message: "Done", context: "state of a step" }),
    skipped: t({ message: "Skipped", context: "state of a step" }),
    late: t({ message: "Late", context: "state of a step" }),
  };
  const channels: Record<Channel, string> = {
    studio: t({ message: "Studio", context: "channel of a step" }),
    rights: t({ message: "Rights", context: "channel of a step" }),
    shops: t({ message: "Shops", context: "channel of a step" }),
    press: t({ message: "Press", context: "channel of a step" }),
    store: t({ message: "Your store", context: "channel of a step" }),
    fans: t({ message: "Fans", context: "channel of a step" }),
    numbers: t({ message: "Numbers", context: "channel of a step" }),
  };
  const day = (written: string) =>
    i18n.date(new Date(`${written}T00:00:00Z`), {
      ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
      timeZone: "UTC",
    });
  const happened: Record<NoteKind, (text: string | null) => string> = {
    comment: (text) => text ?? "",
    done: () => t`Marked it as done`,
    doneByItself: () => t`Checked off by itself`,
    reopened: () => t`Opened it again`,
    skipped: () => t`Skipped it`,
    snoozed: (text) => {
      const until = text && day(text);
      return until ? t`Snoozed it until ${until}` : t`Ended the snooze`;
    },
    moved: (text) => {
      const to = text && day(text);
      return to ? t`Moved it to ${to}` : t`Removed its date`;
    },
  };
  return {
    day,
    channels,
    status: (status: string) => statuses[status as MilestoneStatus] ?? status,
    channel: (channel: string | null) =>
      channel === null ? null : (channels[channel as Channel] ?? channel),
    happened: ({ kind, text }: { kind: string; text: string | null }) =>
      happened[kind as NoteKind]?.(text) ?? kind,
    /** A text that came in both languages. */
    said: ({ en, es }: { en: string; es: string }) => (i18n.locale.startsWith("es") ? es : en),
    /** That a step is done or skipped, since when and by whom. */
    closed({ status, closedAt, closedByName }: Closed): string {
      const at = closedAt && i18n.date(new Date(closedAt), { day: "numeric", month: "short" });
      return [[statuses[status as MilestoneStatus], at].filter(Boolean).join(" "), closedByName]
        .filter(Boolean)
        .join(" · ");
    },
    /** How far a day is from today. */
    distance(written: string, today: string): string {
      const days = daysBetween(today, written);
      if (days === 0) return t`today`;
      if (days > 0) return t`${plural(days, { one: "tomorrow", other: "in # days" })}`;
      return t`${plural(-days, { one: "# day late", other: "# days late" })}`;
    },
    /** Where a step lies beside its release. */
    offset(days: number): string {
      if (days === 0) return t`on release day`;
      return days < 0
        ? t`${plural(-days, { one: "# day before", other: "# days before" })}`
        : t`${plural(days, { one: "# day after", other: "# days after" })}`;
    },
  };
}
