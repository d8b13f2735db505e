import type { Text } from "../words/refusal.ts";
import { type FieldPlace, fixPath, type Page, placeOf } from "./fieldPlaces.ts";
import type { FixableFields } from "./fixableFields.ts";
import { type FindingCode, RULES, type RuleGroup, type Severity } from "./ruleList.ts";
import type { Subject } from "./subject.ts";

/** A change that the product can make by itself; safe ones take nothing away that a person meant. */
export interface AutoFix {
  isSafe: boolean;
  /** The fields that are changed, as they are and as they become: the same ones in both. */
  before: Partial<FixableFields>;
  after: Partial<FixableFields>;
}

/** Something that a rule has against a release. */
export interface Finding {
  /** The same for the same finding at every check: its code and its subject. */
  id: string;
  code: FindingCode;
  group: RuleGroup;
  severity: Severity;
  subject: Subject;
  /** The field to be mended, as its form names it. */
  field: string;
  message: Text;
  /** Where it is mended, with the name of the field. */
  fix: { path: string; label: Text };
  autoFix: AutoFix | null;
  /** Whether somebody may decide to leave it. What law asks for may not be left. */
  isWaivable: boolean;
}

/** Where a finding was made, for the address of its field. */
export interface Found {
  code: FindingCode;
  subject: Subject;
  /** On which page the subject is mended. */
  page: Page;
  field: FieldPlace;
  message: Text;
  autoFix?: AutoFix | null;
}

/** A finding, with all that follows from its code and its place. */
export function finding({ code, subject, page, field, message, autoFix = null }: Found): Finding {
  const { group, severity, isWaivable } = RULES[code];
  const label = placeOf(page.kind, field).label;
  return {
    id: `${code} ${subject.id}`,
    ...{ code, group, severity, subject, field, message, autoFix, isWaivable },
    fix: { path: fixPath(page, field, subject), label },
  };
}
