import type { Reader } from "../../providers/assistant.ts";

/** What the shops' rules say of releases that are not out yet, or of everything. */
export const FINDINGS = `query AssistantFindings($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace {
      complianceReport(first: 100) {
        edges {
          node {
            id title versionTitle
            compliance {
              blockers warnings
              findings { findingId severity field message { message } fixPath autoFix { isSafe changes { before after } } subject { name } }
            }
          }
        }
      }
    }
  }
}`;

export interface Finding {
  findingId: string;
  severity: "blocker" | "info" | "warning";
  field: string;
  message: { message: string };
  fixPath: string;
  autoFix: { isSafe: boolean; changes: { before: string | null; after: string | null }[] } | null;
  subject: { name: string };
}
export interface JudgedRelease {
  id: string;
  title: string;
  versionTitle: string | null;
  compliance: { blockers: number; warnings: number; findings: Finding[] } | null;
}
interface Data {
  node: { complianceReport: { edges: { node: JudgedRelease }[] } } | null;
}

export async function readFindings(read: Reader, workspaceId: string): Promise<JudgedRelease[] | null> {
  const data = await read<Data>(FINDINGS, { workspaceId });
  return data?.node?.complianceReport.edges.map(({ node }) => node) ?? null;
}
