import type { Locale } from "../../domain/accounts/locales.ts";
import { SEVERITIES } from "../../domain/compliance/ruleList.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { newDocument } from "../papers/newDocument.ts";
import { fontBytes, runsOf, type Weight } from "./paperFonts.ts";
import type { Report, ReportedRelease } from "./report.ts";

type Tag = "H1" | "H2" | "H3" | "P" | "LI";
const LOOK: Record<Tag, { size: number; weight: Weight; before: number; indent: number }> = {
  H1: { size: 22, weight: 700, before: 0, indent: 0 },
  H2: { size: 15, weight: 700, before: 18, indent: 0 },
  H3: { size: 11, weight: 700, before: 8, indent: 0 },
  P: { size: 10, weight: 400, before: 3, indent: 0 },
  LI: { size: 10, weight: 400, before: 3, indent: 12 },
};
const MARGIN = 56;

/** The report as a PDF of the language: titled, tagged in reading order, with its letters embedded. Ends by itself. */
export function reportOnPaper(report: Report, language: Locale): PDFKit.PDFDocument {
  const say = (said: Text) => textIn(language, said);
  const title = `${say(text("reports.title"))}: ${report.workspace}`;
  const doc = newDocument({
    ...{ size: "A4", margin: MARGIN, bufferPages: true, pdfVersion: "1.7", lang: language },
    ...{ tagged: true, displayTitle: true },
    info: { Title: title, Creator: PRODUCT_NAME },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const write = (tag: Tag, words: string, into = root) =>
    into.add(doc.struct(tag, {}, [() => line(doc, tag, words)]));
  write("H1", title);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  write("P", say(text("reports.written", { day: day.format(new Date(report.createdAt)) })));
  write("P", say(text(`reports.${report.status}`)));
  if (report.releases.length === 0) write("P", say(text("reports.none")));
  for (const release of report.releases) {
    write("H2", nameOf(release));
    const facts = [
      say(text(`reports.${release.status}`)),
      say(text("reports.score", { score: release.score })),
    ];
    if (release.upc) facts.push(`UPC ${release.upc}`);
    write("P", facts.join(" · "));
    if (release.findings.length === 0) write("P", say(text("reports.green")));
    for (const severity of SEVERITIES) {
      const found = release.findings.filter((finding) => finding.severity === severity);
      if (found.length === 0) continue;
      write("H3", say(text(`reports.${severity}`)));
      const list = doc.struct("L");
      root.add(list);
      for (const { subject, message, waiver } of found) {
        const left = waiver ? ` (${say(waivedWords(waiver))})` : "";
        const about = `${say(text(`reports.${subject.kind}`))} “${subject.name}”`;
        write("LI", `• ${about}: ${say(message)}${left}`, list);
      }
      list.end();
    }
  }
  root.end();
  numberPages(doc, (page, pages) => say(text("reports.page", { page, pages })));
  doc.end();
  return doc;
}

function waivedWords({ reason, by }: { reason: string; by: string | null }): Text {
  return by ? text("reports.waivedBy", { name: by, reason }) : text("reports.waived", { reason });
}

function nameOf({ title, versionTitle, artists }: ReportedRelease): string {
  const name = versionTitle ? `${title} (${versionTitle})` : title;
  return artists.length > 0 ? `${name} – ${artists.join(", ")}` : name;
}

function line(doc: PDFKit.PDFDocument, tag: Tag, words: string): void {
  const { size, weight, before, indent } = LOOK[tag];
  doc.y += before;
  doc.x = MARGIN + indent;
  const width = doc.page.width - 2 * MARGIN - indent;
  const runs = runsOf(words);
  doc.fontSize(size);
  for (const [at, run] of runs.entries())
    take(doc, run.part, weight).text(run.text, { width, continued: at < runs.length - 1 });
}

function take(doc: PDFKit.PDFDocument, part: string, weight: Weight): PDFKit.PDFDocument {
  const name = `${part} ${weight}`;
  return doc.registerFont(name, fontBytes(part, weight)).font(name);
}

/** Below the text of each page, and no part of what is read aloud. */
function numberPages(doc: PDFKit.PDFDocument, words: (page: number, of: number) => string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Writing into the margin would else begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    take(doc, "latin", 400).fontSize(8);
    doc.text(words(page + 1, count), MARGIN, doc.page.height - MARGIN / 1.5, {
      width: doc.page.width - 2 * MARGIN,
      align: "right",
    });
    doc.endMarkedContent();
  }
}
