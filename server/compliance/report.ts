import { listReportedIds } from "../../db/compliance/reportedIds.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { type ComplianceStatus, statusOf } from "../../domain/compliance/findings.ts";
import type { Severity } from "../../domain/compliance/ruleList.ts";
import type { SubjectKind } from "../../domain/compliance/subject.ts";
import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { type Judgement, judge } from "./judge.ts";

/** Releases in one report; more are left to the page, which turns. */
const MOST_RELEASES = 500;
const AT_ONCE = 50;

/** What a report says, in every form: the file for machines and the one for people are drawn from it. */
export interface Report {
  workspace: string;
  slug: string;
  createdAt: string;
  status: ComplianceStatus;
  releases: ReportedRelease[];
}

export interface ReportedRelease {
  id: string;
  title: string;
  versionTitle: string | null;
  artists: readonly string[];
  upc: string | null;
  score: number;
  status: ComplianceStatus;
  findings: {
    code: string;
    severity: Severity;
    subject: { kind: SubjectKind; name: string };
    field: string;
    message: Text;
    waiver: { reason: string; by: string | null; at: string } | null;
  }[];
}

/** The report of one release, or of all of a workspace; null unless the viewer works there. */
export async function reportOf(
  { db, viewer, now }: Context,
  wanted: { workspaceId: string | null; releaseId: string | null },
): Promise<Report | null> {
  const own = viewer?.memberships ?? [];
  const ids = wanted.releaseId
    ? [wanted.releaseId]
    : await idsOf(db, wanted.workspaceId ?? own[0]?.workspaceId, workspacesOf(viewer));
  const releases: Judgement[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const judged = await judge(db, ids.slice(from, from + AT_ONCE));
    for (const id of ids.slice(from, from + AT_ONCE)) if (judged.has(id)) releases.push(judged.get(id)!);
  }
  const workspaceId = wanted.releaseId
    ? releases[0]?.dossier.workspaceId
    : (wanted.workspaceId ?? own[0]?.workspaceId);
  const home = own.find((each) => each.workspaceId === workspaceId)?.workspace;
  if (!home) return null;
  const blocked = releases.filter(({ status }) => status === "blocked").length;
  const attention = releases.filter(({ status }) => status === "attention").length;
  return {
    workspace: home.name,
    slug: home.slug,
    createdAt: now().toISOString(),
    status: statusOf({ blocker: blocked, warning: attention }),
    releases: releases.map(reported),
  };
}

async function idsOf(db: Context["db"], workspaceId: string | undefined, visible: readonly string[]) {
  return workspaceId && visible.includes(workspaceId) ? listReportedIds(db, workspaceId, MOST_RELEASES) : [];
}

function reported({ dossier: { release }, findings, score, status }: Judgement): ReportedRelease {
  const { id, title, versionTitle, artistNames: artists, upc } = release;
  return {
    ...{ id, title, versionTitle, artists, upc, score, status },
    findings: findings.map(({ code, severity, subject, field, message, waiver }) => ({
      ...{ code, severity, field, message },
      subject: { kind: subject.kind, name: subject.name },
      waiver: waiver && {
        reason: waiver.reason,
        by: waiver.userName,
        at: waiver.createdAt.toISOString(),
      },
    })),
  };
}

/** The report as a file for machines: its codes stay the same, its words are of the language. */
export function reportForMachines({ releases, ...report }: Report, language: Locale) {
  return {
    ...report,
    releases: releases.map(({ findings, ...release }) => ({
      ...release,
      findings: findings.map(({ message, ...finding }) => ({
        ...finding,
        params: message.params,
        message: textIn(language, message),
      })),
    })),
  };
}
