import { useLingui } from "@lingui/react/macro";
import type { ComplianceStatus } from "../../domain/compliance/findings.ts";
import type { Severity } from "../../domain/compliance/ruleList.ts";
import type { SubjectKind } from "../../domain/compliance/subject.ts";

/** The words for how a release stands, and what a finding is about. */
export function useComplianceLabels() {
  const { t } = useLingui();
  const statuses: Record<ComplianceStatus, string> = {
    ok: t`All clear`,
    attention: t`Needs attention`,
    blocked: t`Blocked`,
  };
  const severities: Record<Severity, string> = {
    blocker: t`Required`,
    warning: t`Recommended`,
    info: t`Optional`,
  };
  const leads: Record<Severity, string> = {
    blocker: t`It cannot be released without this.`,
    warning: t`Stores may reject it for this.`,
    info: t`Worth a look.`,
  };
  const subjects: Record<SubjectKind, (name: string) => string> = {
    release: () => t`The release`,
    track: (name) => name,
    work: (name) => t`Work: ${name}`,
    party: (name) => name,
    cover: () => t`The cover`,
  };
  return {
    status: (status: string) => statuses[status as ComplianceStatus] ?? status,
    severity: (severity: string) => severities[severity as Severity] ?? severity,
    lead: (severity: string) => leads[severity as Severity] ?? "",
    subject: ({ kind, name }: { kind: string; name: string }) =>
      subjects[kind as SubjectKind]?.(name) ?? name,
  };
}

/** Mantine's names of colours for the three ways to stand. */
export const COLOUR_OF: Record<string, string> = { ok: "volt", attention: "amber", blocked: "red" };
