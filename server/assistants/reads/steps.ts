import type { Words } from "../../../domain/milestones/seedTemplate.ts";
import type { Reader } from "../../providers/assistant.ts";

/** The plans of a studio, step by step. */
export const STEPS = `query AssistantSteps($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace {
      plannedReleases(first: 100) {
        edges {
          node {
            id title versionTitle
            milestones { id title { en es } dueDay status today assigneeName checklist { isDone } }
          }
        }
      }
    }
  }
}`;

interface StepData {
  id: string;
  title: Words;
  dueDay: string | null;
  status: "doing" | "done" | "late" | "skipped" | "todo";
  /** The day it is where the release is. */
  today: string;
  assigneeName: string | null;
  checklist: { isDone: boolean }[];
}
interface PlannedRelease {
  id: string;
  title: string;
  versionTitle: string | null;
  milestones: StepData[] | null;
}
interface Data {
  node: { plannedReleases: { edges: { node: PlannedRelease }[] } | null } | null;
}
export interface Step extends StepData {
  release: Omit<PlannedRelease, "milestones">;
}

/** Open steps with a day, the earliest first; null where the plan has no plans of releases. */
export async function readOpenSteps(read: Reader, workspaceId: string): Promise<Step[] | null> {
  const planned = (await read<Data>(STEPS, { workspaceId }))?.node?.plannedReleases;
  if (!planned) return null;
  return planned.edges
    .flatMap(({ node: { milestones, ...release } }) =>
      (milestones ?? []).map((step) => ({ ...step, release })),
    )
    .filter(({ status, dueDay }) => dueDay && status !== "done" && status !== "skipped")
    .sort((a, b) => (a.dueDay! < b.dueDay! ? -1 : a.dueDay! > b.dueDay! ? 1 : 0));
}
