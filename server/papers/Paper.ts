import type { Locale } from "../../domain/accounts/locales.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { fontBytes, runsOf, type Weight } from "../compliance/paperFonts.ts";
import { GENERATED_SOURCE } from "../media/generatedXmp.ts";
import { newDocument } from "./newDocument.ts";

const MARGIN = 56;
const LINE = 18;
const FOOT = 9;

const GENERATED = "AI-generated";

/** How a table is laid out: widths in points, and from which column on there are amounts. */
export interface TableShape {
  widths: readonly number[];
  amountsFrom: number;
}

export interface PaperTable {
  head(cells: readonly string[]): void;
  row(cells: readonly string[], isMain?: boolean): void;
  end(): void;
}

/** A picture on paper: a JPEG or PNG, and what is said of it to whoever does not see it. */
export interface PaperPicture {
  bytes: Buffer;
  alt: string;
  /** Of its square, in points. */
  side: number;
}

/** What some papers have beside their words. */
export interface PaperMarks {
  /** Stands at the foot of each page. */
  footer?: string;
  /** Written by a program: said to machines in the keywords and as the source of IPTC. */
  isGenerated?: boolean;
}

/** A paper on its way: titled, tagged in reading order, with its letters embedded. */
export interface Paper {
  heading(words: string): void;
  paragraph(words: string, isMain: boolean): void;
  table(shape: TableShape): PaperTable;
  picture(picture: PaperPicture): void;
  /** Closes it: what is read from then on is whole. */
  end(): PDFKit.PDFDocument;
}

export function openPaper(
  title: string,
  locale: Locale,
  { footer, isGenerated = false }: PaperMarks = {},
): Paper {
  const doc = newDocument({
    ...{ size: "A4", margin: MARGIN, pdfVersion: "1.7", lang: locale, tagged: true, displayTitle: true },
    // Kept until it is whole: only then is it known on how many pages the foot stands.
    bufferPages: footer !== undefined,
    info: { Title: title, Creator: PRODUCT_NAME, ...(isGenerated ? { Keywords: GENERATED } : {}) },
  });
  if (isGenerated) doc.appendXML(GENERATED_SOURCE);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paragraph = (tag: "H1" | "H2" | "P", words: string, size: number, weight: Weight) =>
    root.add(
      doc.struct(tag, {}, [
        () => {
          doc.x = MARGIN;
          if (tag === "H2") doc.moveDown(1.5);
          write(doc, words, size, weight, { width: doc.page.width - 2 * MARGIN });
          doc.moveDown(0.5);
        },
      ]),
    );
  paragraph("H1", title, 22, 700);
  return {
    heading: (words) => void paragraph("H2", words, 14, 700),
    paragraph: (words, isMain) => void paragraph("P", words, 11, isMain ? 700 : 400),
    table(shape) {
      const table = doc.struct("Table");
      root.add(table);
      return {
        head: (cells) => row(doc, table, shape, { tag: "TH", cells, weight: 700 }),
        row: (cells, isMain) => row(doc, table, shape, { tag: "TD", cells, weight: isMain ? 700 : 400 }),
        end: () => void table.end(),
      };
    },
    picture({ bytes, alt, side }) {
      root.add(
        doc.struct("Figure", { alt }, [
          () => {
            if (doc.y > doc.page.height - MARGIN - side) doc.addPage();
            doc.image(bytes, MARGIN, doc.y, { fit: [side, side] });
            doc.y += side;
            doc.moveDown(0.5);
          },
        ]),
      );
    },
    end() {
      root.end();
      if (footer !== undefined) writeFeet(doc, footer);
      doc.end();
      return doc;
    },
  };
}

function row(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { widths, amountsFrom }: TableShape,
  { tag, cells, weight }: { tag: "TH" | "TD"; cells: readonly string[]; weight: Weight },
): void {
  const line = doc.struct("TR");
  table.add(line);
  if (doc.y > doc.page.height - MARGIN - 24) doc.addPage();
  const y = doc.y;
  let x = MARGIN;
  let lowest = y;
  for (const [place, words] of cells.entries()) {
    const left = x;
    const width = widths[place]!;
    line.add(
      doc.struct(tag, {}, [
        () => {
          doc.x = left;
          doc.y = y;
          const align = place < amountsFrom ? "left" : "right";
          write(doc, words, 9, weight, { width: width - 6, align });
          lowest = Math.max(lowest, doc.y);
        },
      ]),
    );
    x += width;
  }
  line.end();
  doc.x = MARGIN;
  // A cell of several lines makes its row as high.
  doc.y = Math.max(y + LINE, lowest + 4);
}

/** Outside of what is read aloud, where it would stand between any two sentences. */
function writeFeet(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    doc.x = MARGIN;
    doc.y = doc.page.height - MARGIN + 14;
    write(doc, footer, FOOT, 400, { width: doc.page.width - 2 * MARGIN });
    doc.endMarkedContent();
  }
}

function write(
  doc: PDFKit.PDFDocument,
  words: string,
  size: number,
  weight: Weight,
  options: PDFKit.Mixins.TextOptions,
): void {
  const runs = runsOf(words);
  doc.fontSize(size);
  for (const [at, { part, text: run }] of runs.entries()) {
    const name = `${part} ${weight}`;
    doc.registerFont(name, fontBytes(part, weight)).font(name);
    doc.text(run, { ...options, continued: at < runs.length - 1 });
  }
}
