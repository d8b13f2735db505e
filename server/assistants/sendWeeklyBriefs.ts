import { listPreferences } from "../../db/accounts/preferences.ts";
import {
  type BriefReader,
  listBriefReaders,
  readWeek,
  type WeekOfStudio,
} from "../../db/assistants/weeks.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { readableWord } from "../../domain/addresses/readable.ts";
import { type BriefFacts, weeklyBrief } from "../../domain/assistants/weeklyBrief.ts";
import type { NoticeLine, NoticeText } from "../../domain/notifications/notification.ts";
import { localTimeOf } from "../../domain/releases/localTime.ts";
import { addDays, weekOf } from "../../domain/releases/planner/planDays.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { leaveLink } from "../mailing/mailingLink.ts";
import type { Words } from "../providers/mail.ts";

const AT_ONCE = 100;
const WEEK_DAYS = 7;

/** Tells one owner what their studio's week was. Told again for the same week, nobody hears of it twice. */
const sendWeeklyBrief = verb("sendWeeklyBrief", {
  unaudited: "The notification names the studio and the week.",
  may: isSystem,
  async run(act, { userId, email, workspaceId, studio, timezone }: BriefReader) {
    const chosen = preferencesFrom(await listPreferences(act.trx, [userId]));
    // Who does not want to see the AI team does not get its word either.
    if (!chosen.aiTeam) return act.unchanged({});
    const until = weekOf(localTimeOf(act.now, timezone).day);
    const from = addDays(until, -WEEK_DAYS);
    const week = await readWeek(act.trx, workspaceId, { from, until, timezone });
    const brief = weeklyBrief(factsOf(week, { studio, from, until }));
    if (!brief) return act.unchanged({});
    const source = `brief ${workspaceId} ${until}`;
    const leaveUrl = leaveLink(act, "brief", userId);
    const words = wordsOf(brief, act.publicUrl, leaveUrl);
    act.notify({
      ...{ userId, topic: "brief", source, text: brief.text, lines: brief.lines },
      link: brief.lines[0]!.path,
      letter: { to: email, key: `${source} ${userId}`, words, leaveUrl },
    });
    return act.done({});
  },
});

/** Goes through the owners of studios where Monday morning has come. It runs every hour, because it comes at another hour in each time zone. */
export async function sendWeeklyBriefs(
  context: Pick<JobContext, "db" | "services">,
  now: Date = new Date(),
): Promise<void> {
  const from = actingAs("send-weekly-briefs", context, () => now);
  for (let after: BriefReader | null = null; ; ) {
    const readers: BriefReader[] = await listBriefReaders(context.db, now, { after, limit: AT_ONCE });
    for (const reader of readers)
      await act(from, sendWeeklyBrief, reader).catch((error) =>
        log.error("weekly-brief", { workspaceId: reader.workspaceId, error }),
      );
    if (readers.length < AT_ONCE) break;
    after = readers.at(-1)!;
  }
}

function factsOf(week: WeekOfStudio, when: Pick<BriefFacts, "from" | "studio" | "until">): BriefFacts {
  const { plays, mostPlayed, likes, mostLiked, follows, sales, lastSaleId, blocked, firstBlocked } = week;
  const word = ({ id, title }: { id: string; title: string }) => encodeURIComponent(readableWord(title, id));
  const track = (thing: { id: string; title: string }, part = "") => ({
    title: thing.title,
    path: `/catalog/tracks/${word(thing)}${part}`,
  });
  const release = (thing: { id: string; title: string }) => ({
    title: thing.title,
    path: `/releases/${word(thing)}`,
  });
  return {
    ...when,
    plays: mostPlayed && { count: plays, most: track(mostPlayed, "/plays") },
    likes: mostLiked && { count: likes, most: track(mostLiked) },
    follows: follows > 0 ? { count: follows, path: "/profile" } : null,
    sales: lastSaleId
      ? { count: sales, path: sales === 1 ? `/finances/sales/${lastSaleId}` : "/finances/sales" }
      : null,
    coming: week.coming.map((each) => ({ ...release(each), day: each.day })),
    blocked: firstBlocked && { count: blocked, first: release(firstBlocked) },
  };
}

/** The letter, for those who want one: the same lines, each with its way, and the way out. */
function wordsOf(
  { text: said, lines }: { text: NoticeText; lines: NoticeLine[] },
  publicUrl: string,
  leave: string,
): Words {
  const body = (locale: "en" | "es") =>
    [
      locale === "en" ? said.bodyEn : said.bodyEs,
      ...lines.map((line) => `${line[locale]}\n${publicUrl}${line.path}`),
      textIn(locale, text("assistants.brief.why", { leave })),
    ].join("\n\n");
  return {
    en: { subject: said.titleEn, body: body("en") },
    es: { subject: said.titleEs, body: body("es") },
  };
}
