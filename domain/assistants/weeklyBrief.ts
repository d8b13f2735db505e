import type { Locale } from "../accounts/locales.ts";
import { notice } from "../notifications/notice.ts";
import type { NoticeLine, NoticeText } from "../notifications/notification.ts";
import { addDays } from "../releases/planner/planDays.ts";
import { type Text, text } from "../words/refusal.ts";
import { textIn } from "../words/textIn.ts";

/** A thing with the page that it is seen on. */
interface Linked {
  title: string;
  path: string;
}

/** What a week brought, each figure with the record that it is from. */
export interface BriefFacts {
  studio: string;
  /** The Monday at which it began, and the one at which it ended. */
  from: string;
  until: string;
  plays: { count: number; most: Linked } | null;
  likes: { count: number; most: Linked } | null;
  follows: { count: number; path: string } | null;
  sales: { count: number; path: string } | null;
  coming: readonly (Linked & { day: string })[];
  blocked: { count: number; first: Linked } | null;
}

/** As many releases as one brief names. */
const MOST_COMING = 5;

/** The brief of a week; null where nothing happened and nothing comes. */
export function weeklyBrief(facts: BriefFacts): { text: NoticeText; lines: NoticeLine[] } | null {
  const { studio, from, until, plays, likes, follows, sales, coming, blocked } = facts;
  const lines: NoticeLine[] = [];
  const line = (path: string, said: (locale: Locale) => Text) =>
    lines.push({ en: textIn("en", said("en")), es: textIn("es", said("es")), path });
  if (blocked)
    line(blocked.first.path, () =>
      text("assistants.brief.blocked", { count: blocked.count, release: blocked.first.title }),
    );
  for (const { title, path, day } of coming.slice(0, MOST_COMING))
    line(path, (locale) => text("assistants.brief.coming", { release: title, day: dayText(locale, day) }));
  if (plays)
    line(plays.most.path, () =>
      text("assistants.brief.plays", { count: plays.count, track: plays.most.title }),
    );
  if (likes)
    line(likes.most.path, () =>
      text("assistants.brief.likes", { count: likes.count, track: likes.most.title }),
    );
  if (follows) line(follows.path, () => text("assistants.brief.follows", { count: follows.count }));
  if (sales) line(sales.path, () => text("assistants.brief.sales", { count: sales.count }));
  if (!lines.length) return null;
  const days = (locale: Locale) => ({
    from: dayText(locale, from),
    until: dayText(locale, addDays(until, -1)),
  });
  return {
    text: notice(text("assistants.brief.title", { studio }), (locale) =>
      text("assistants.brief.body", days(locale)),
    ),
    lines,
  };
}

function dayText(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  }).format(new Date(`${day}T00:00:00Z`));
}
