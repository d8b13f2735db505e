import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);

/** An empty PDF. The library comes with the first of them: a start has none, and would wait for it. */
export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document: typeof PDFDocument = require("pdfkit");
  return new Document(options);
}
