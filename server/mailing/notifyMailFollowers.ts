import { findToldRelease } from "../../db/library/followers.ts";
import { listMailFollowersOfRelease } from "../../db/mailing/mailFollows.ts";
import { pageAddress } from "../../domain/publicPages/pageAddress.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { outLetter } from "./letters.ts";
import { mailingLink } from "./mailingLink.ts";

/** Letters in one transaction. */
const AT_ONCE = 200;

interface Step {
  releaseId: string;
  /** The wish that was answered last; null at the beginning. */
  afterId: string | null;
}

/**
 * Writes to the next who asked for news of a release's artists by mail, to each once however often it is asked, and puts the rest off
 * to another job of the same change. Nothing of a release that was taken back meanwhile.
 */
const notifyNextMailFollowers = verb("notifyNextMailFollowers", {
  unaudited: "The letters stand in the outbox, and that the release went out in the log.",
  may: isSystem,
  async run(act, { releaseId, afterId }: Step) {
    const release = await findToldRelease(act.trx, releaseId, act.now);
    if (!release) return act.unchanged({});
    const people = await listMailFollowersOfRelease(act.trx, releaseId, { afterId, limit: AT_ONCE });
    if (people.length === 0) return act.unchanged({});
    const { handle, slug } = release;
    const url = `${act.publicUrl}${handle ? pageAddress({ handle, slug, place: null }) : ""}`;
    for (const { id, email, locale, artist } of people) {
      const leaveUrl = mailingLink(act, "leave", id);
      act.enqueueMail({
        to: email,
        words: outLetter(release, artist, url, leaveUrl),
        ...(locale === "en" || locale === "es" ? { locale } : {}),
        key: `new release ${releaseId} by mail ${id}`,
        leaveUrl,
      });
    }
    if (people.length === AT_ONCE)
      act.enqueue("tell-mail-followers", { releaseId, afterId: people.at(-1)!.id });
    return act.done({});
  },
});

export async function notifyMailFollowers(
  context: Pick<JobContext, "db" | "services">,
  step: Step,
  now?: () => Date,
): Promise<void> {
  await act(actingAs("tell-mail-followers", context, now), notifyNextMailFollowers, step);
}
