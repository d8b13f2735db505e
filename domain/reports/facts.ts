import { type Text, text } from "../words/refusal.ts";
import { APPEAL_DAYS, type ReportState } from "./report.ts";

interface Decided {
  title: string;
  decision: string;
}

/** What the studio is told of a verdict: its title and what it says; null for what it never heard of. */
export function toldStudio(
  from: ReportState,
  to: ReportState,
  { title, decision }: Decided,
): { title: Text; body: Text } | null {
  if (to === "upheld")
    return {
      title: text("reports.upheldTitle", { title }),
      body: text("reports.upheldBody", { decision, days: APPEAL_DAYS }),
    };
  if (to === "confirmed")
    return {
      title: text("reports.confirmedTitle", { title }),
      body: text("reports.confirmedBody", { decision }),
    };
  if (to === "granted")
    return {
      title: text("reports.grantedTitle", { title }),
      body: text("reports.grantedBody", { decision }),
    };
  if (from === "open") return null;
  return { title: text("reports.droppedTitle", { title }), body: text("reports.droppedBody", { decision }) };
}

/** What is told to those who reported it. */
export function toldReporter(isUpheld: boolean, { title, decision }: Decided): { title: Text; body: Text } {
  return {
    title: text("reports.decidedTitle", { title }),
    body: isUpheld
      ? text("reports.decidedUpheld", { decision })
      : text("reports.decidedDismissed", { decision }),
  };
}
