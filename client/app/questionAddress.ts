/** Where a known document is asked for, with its variables as JSON. */
export function questionAddress(id: string, variables: string): string {
  return `/graphql?${new URLSearchParams({ id, variables })}`;
}
