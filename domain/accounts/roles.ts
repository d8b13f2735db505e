/** Every role a person can have (SPEC.md section 6). `indee` exists only on the way in: it becomes `artist`. */
export const ROLES = [
  "superadmin",
  "admin",
  "artist",
  "manager",
  "label_admin",
  "fan",
  "educator",
  "collector",
] as const;
export type Role = (typeof ROLES)[number];

/** The two sides of the product a person may use. Both together make a dual-mode user. */
export const CAPABILITIES = ["fan", "artist"] as const;
export type Capability = (typeof CAPABILITIES)[number];

const ARTIST_SIDE: readonly Role[] = ["artist", "admin", "manager", "label_admin"];

/** True for the roles that get the studio's menu. A superadmin gets it too, below the admin menu (DECISIONS.md 3). */
export function worksInStudio(role: Role): boolean {
  return role === "superadmin" || ARTIST_SIDE.includes(role);
}

/** The words under a person's name in the header (SPEC.md section 6). */
export function headerLabel(role: Role, isAccountOwner: boolean): string {
  if (role === "superadmin") return "Super Admin";
  if (role === "admin") return isAccountOwner ? "Account Owner" : "Administrator";
  if (worksInStudio(role)) return "Artist";
  return FAN_LABELS[role] ?? "Fan";
}

// Educators and collectors behave as fans under a name of their own (DECISIONS.md 11).
const FAN_LABELS: Partial<Record<Role, string>> = { educator: "Educator", collector: "Collector" };

/** The side a role starts on when the person never chose one. */
export function capabilitiesOf(role: Role): Capability[] {
  return worksInStudio(role) ? ["artist"] : ["fan"];
}
