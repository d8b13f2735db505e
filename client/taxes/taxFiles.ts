/** Where a file of a year is fetched from, by its name such as "summary.pdf". */
export type FileAt = (file: string) => string;

/** For who works in the studio. */
export function filesOfStudio(workspaceId: string, year: number): FileAt {
  return (file) => `/api/taxes/${workspaceId}/${year}/${file}`;
}

/** For who was given a link. */
export function filesByLink(token: string, year: number): FileAt {
  const query = new URLSearchParams({ token, year: String(year) });
  return (file) => `/api/taxes/by-link/${file}?${query}`;
}
