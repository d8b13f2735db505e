/** Lower-cased name, every run of non-alphanumerics one hyphen (SPEC.md section 3, Workspace). */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** The name a new workspace gets until its owner chooses another (SPEC.md section 3, Workspace). */
export function defaultWorkspaceName(fullName: string, isArtist: boolean): string {
  return isArtist ? `${fullName}'s Studio` : `${fullName}'s Collection`;
}
