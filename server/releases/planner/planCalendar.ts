import type { PlannedRow } from "../../../db/releases/planner/plannedReleases.ts";
import type { Locale } from "../../../domain/accounts/locales.ts";
import { PRODUCT_NAME } from "../../../domain/product.ts";
import { type CalendarEvent, iCalendarOf } from "../../../domain/releases/planner/iCalendar.ts";
import { text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";

/** What is shown of the plan: the others are out of it, or not yet in. */
const SHOWN = ["draft", "checking", "ready", "scheduled", "preorder", "live"] as const;
const SETTLED = ["scheduled", "preorder", "live"];

/** The plan of a studio as a calendar: each release at its moment, and where there is one, the beginning of its preorder. */
export function planCalendar(
  studio: string,
  releases: readonly PlannedRow[],
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): string {
  const events = releases.flatMap((release) => eventsOf(release, locale, publicUrl));
  return iCalendarOf(`${textIn(locale, text("plan.title"))}: ${studio}`, events);
}

function eventsOf(release: PlannedRow, locale: Locale, publicUrl: string): CalendarEvent[] {
  const { id, title, versionTitle, credits, state, date, preorderFrom, version, updatedAt } = release;
  const stands = SHOWN.find((each) => each === state);
  if (!stands) return [];
  const name = [versionTitle ? `${title} (${versionTitle})` : title, credits.join(", ")]
    .filter(Boolean)
    .join(" · ");
  const shared = {
    url: `${publicUrl}/releases/${id}`,
    isFixed: SETTLED.includes(state),
    sequence: version,
    changedAt: updatedAt,
  };
  // Not of the server's address, which may change: calendars would then show everything twice.
  const uid = (what: string) => `${what}-${id}@${PRODUCT_NAME.toLowerCase()}`;
  return [
    {
      ...shared,
      uid: uid("release"),
      at: date!,
      summary: name,
      description: textIn(locale, text(`plan.${stands}`)),
    },
    ...(preorderFrom && state !== "live"
      ? [
          {
            ...shared,
            uid: uid("preorder"),
            at: preorderFrom,
            summary: `${textIn(locale, text("plan.preorderBegins"))}: ${name}`,
            description: "",
          },
        ]
      : []),
  ];
}
