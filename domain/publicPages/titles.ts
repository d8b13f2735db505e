/** A title with its version: "Night Bus (Live)". */
export function wholeTitle({ title, versionTitle }: { title: string; versionTitle: string | null }): string {
  return versionTitle ? `${title} (${versionTitle})` : title;
}

/** Names as they are read out: "Mara Lune, Orrin". */
export function byline(names: readonly string[]): string {
  return names.join(", ");
}
