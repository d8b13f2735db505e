import { findToldRelease, listFollowersOfRelease } from "../../db/library/followers.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import { wantsNotice } from "../../domain/accounts/notices.ts";
import { newRelease } from "../../domain/notifications/facts.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { pageAddress } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { leaveLink } from "../mailing/mailingLink.ts";
import { newsChoicesOf } from "../notifications/recipients.ts";
import type { Words } from "../providers/mail.ts";

/** People in one transaction. */
const AT_ONCE = 200;

interface Step {
  releaseId: string;
  /** The person who was told last; null at the beginning. */
  afterId: string | null;
}

/**
 * Tells the next followers of a release that is out, each once however often it is asked, and puts the rest off to another job of the
 * same change: where a server stops the next one goes on. Nothing of a release that was taken back meanwhile.
 */
const notifyNextFollowers = verb("notifyNextFollowers", {
  unaudited: "The notification names the release, and that it went out stands in the log.",
  may: isSystem,
  async run(act, { releaseId, afterId }: Step) {
    const release = await findToldRelease(act.trx, releaseId, act.now);
    if (!release) return act.unchanged({});
    const people = await listFollowersOfRelease(act.trx, releaseId, { afterId, limit: AT_ONCE });
    if (people.length === 0) return act.unchanged({});
    const choicesOf = await newsChoicesOf(
      act.trx,
      people.map(({ userId }) => userId),
    );
    const wants = (userId: string, channel: "app" | "email") =>
      wantsNotice(choicesOf(userId).notifications, "newMusic", channel);
    const source = `new release ${releaseId}`;
    const said = newRelease(wholeTitle(release), byline(release.artistNames));
    const { handle, slug } = release;
    const link = handle && pageAddress({ handle, slug, place: null });
    const news = people
      .filter(({ userId }) => wants(userId, "app"))
      .map(({ userId }) => ({ userId, topic: "newMusic", source, ...said, link, createdAt: act.now }));
    for (const { id, userId } of await insertNotifications(act.trx, news))
      act.publish("notificationsChanged", userId, { notificationId: id });
    const following = `${act.publicUrl}/library?tab=following`;
    const url = link ? `${act.publicUrl}${link}` : following;
    for (const { userId, email, emailVerified } of people)
      if (emailVerified && wants(userId, "email")) {
        const leaveUrl = leaveLink(act, "newMusic", userId);
        const words = wordsOf(said, { url, following, leave: leaveUrl });
        act.enqueueMail({ to: email, words, key: `${source} ${userId}`, leaveUrl });
      }
    if (people.length === AT_ONCE)
      act.enqueue("tell-followers", { releaseId, afterId: people.at(-1)!.userId });
    return act.done({});
  },
});

export async function notifyFollowers(
  context: Pick<JobContext, "db" | "services">,
  step: Step,
  now?: () => Date,
): Promise<void> {
  await act(actingAs("tell-followers", context, now), notifyNextFollowers, step);
}

interface Ways {
  /** Where it is heard. */
  url: string;
  following: string;
  leave: string;
}

function wordsOf(said: NoticeText, { url, ...ways }: Ways): Words {
  const why = text("notifications.newReleaseWhy", { ...ways });
  return {
    en: { subject: said.titleEn, body: [said.bodyEn, url, textIn("en", why)].join("\n\n") },
    es: { subject: said.titleEs, body: [said.bodyEs, url, textIn("es", why)].join("\n\n") },
  };
}
