/** Agreements that are begun for a recording, as their addresses call them. */
export const AGREEMENTS = ["split-sheet", "sync-licence", "producer-agreement"] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** What stands where nobody recorded anything: a person fills it in. */
export const BLANK = "[____]";

const HOME = "/api/assistants";

/** Where the draft of an agreement about a recording is fetched, by the recording's own id. */
export function draftPath(kind: Agreement, trackId: string): string {
  return `${HOME}/drafts/${kind}/${trackId}.pdf`;
}

/** Where the press kit of the person is fetched, with the releases of a studio. */
export function pressKitPath(workspaceId: string): string {
  return `${HOME}/press-kit.pdf?workspace=${workspaceId}`;
}

/** Where the statement of a studio for a month, such as 2026-11, is fetched. */
export function statementPath(workspaceId: string, month: string): string {
  return `/api/finances/${workspaceId}/${month}.pdf`;
}

/** Whether an address of ours is a file, which a browser fetches without leaving the page. */
export function isFile(path: string): boolean {
  return path.startsWith("/api/");
}
