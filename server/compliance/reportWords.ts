import type { ComplianceStatus } from "../../domain/compliance/findings.ts";
import type { Severity } from "../../domain/compliance/ruleList.ts";
import type { SubjectKind } from "../../domain/compliance/subject.ts";

/** The words of a report on paper, beside those that the findings bring along. */
interface ReportWords {
  title: string;
  written: (day: string) => string;
  status: Record<ComplianceStatus, string>;
  score: (score: number) => string;
  severity: Record<Severity, string>;
  subject: Record<SubjectKind, string>;
  green: string;
  none: string;
  waived: (reason: string, by: string | null) => string;
  page: (page: number, of: number) => string;
}

export const REPORT_WORDS: Record<"en" | "es", ReportWords> = {
  en: {
    title: "Compliance report",
    written: (day) => `Written on ${day}`,
    status: { ok: "All green", attention: "Needs attention", blocked: "Blocked" },
    score: (score) => `Score ${score} of 100`,
    severity: { blocker: "Must", warning: "Should", info: "Nice" },
    subject: { release: "Release", track: "Track", work: "Work", party: "Person", cover: "Cover" },
    green: "Nothing to mend.",
    none: "There are no releases yet.",
    waived: (reason, by) => `Left on purpose${by ? ` by ${by}` : ""}: ${reason}`,
    page: (page, of) => `Page ${page} of ${of}`,
  },
  es: {
    title: "Informe de cumplimiento",
    written: (day) => `Escrito el ${day}`,
    status: { ok: "Todo en orden", attention: "Pide atención", blocked: "Bloqueado" },
    score: (score) => `Puntuación ${score} de 100`,
    severity: { blocker: "Obligatorio", warning: "Recomendado", info: "Deseable" },
    subject: {
      release: "Lanzamiento",
      track: "Pista",
      work: "Obra",
      party: "Persona",
      cover: "Portada",
    },
    green: "No hay nada que corregir.",
    none: "Aún no hay lanzamientos.",
    waived: (reason, by) => `Se dejó a propósito${by ? ` por ${by}` : ""}: ${reason}`,
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
