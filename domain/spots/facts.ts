import { notice } from "../notifications/notice.ts";
import type { NoticeText } from "../notifications/notification.ts";
import { text } from "../words/refusal.ts";

/** To everybody who works on the release. */
export function spotApproved(title: string): NoticeText {
  return notice(text("spots.approvedTitle", { title }), text("spots.approvedBody"));
}

/** To everybody who works on the release. */
export function spotRefused(title: string, reason: string): NoticeText {
  return notice(text("spots.refusedTitle", { title }), text("spots.refusedBody", { reason }));
}
