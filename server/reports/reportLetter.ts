import type { ReportRow } from "../../db/reports/reports.ts";
import { readableWord } from "../../domain/addresses/readable.ts";
import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import type { Words } from "../providers/mail.ts";

/** Where a studio corrects what it tells, and appeals; its catalog where the thing is gone. */
export function workPathOf({ trackId, releaseId, title }: ReportRow): string {
  if (trackId) return `/catalog/tracks/${encodeURIComponent(readableWord(title, trackId))}`;
  return releaseId ? `/releases/${encodeURIComponent(readableWord(title, releaseId))}` : "/catalog/tracks";
}

/** The letter about a decision, with the way to its page. */
export function reportLetter({ title, body }: { title: Text; body: Text }, url: string): Words {
  const words = (locale: "en" | "es") => ({
    subject: textIn(locale, title),
    body: [textIn(locale, body), url].join("\n\n"),
  });
  return { en: words("en"), es: words("es") };
}
