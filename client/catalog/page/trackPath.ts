/** The address of a recording's page. */
export function trackPath(id: string): string {
  return `/catalog/tracks/${encodeURIComponent(id)}`;
}
