import { type Text, text } from "../words/refusal.ts";
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
export function headerLabel(role: Role, isAccountOwner: boolean): Text {
  if (role === "superadmin") return text("accounts.roleSuperadmin");
  if (role === "admin") return text(isAccountOwner ? "accounts.roleOwner" : "accounts.roleAdmin");
  if (worksInStudio(role)) return text("accounts.roleArtist");
  return FAN_LABELS[role] ?? text("accounts.roleFan");
}

// Educators and collectors behave as fans under a name of their own (DECISIONS.md 11).
const FAN_LABELS: Partial<Record<Role, Text>> = {
  educator: text("accounts.roleEducator"),
  collector: text("accounts.roleCollector"),
};

/** The side a role starts on when the person never chose one. */
export function capabilitiesOf(role: Role): Capability[] {
  return worksInStudio(role) ? ["artist"] : ["fan"];
}
