import { type MenuItem, menuFor } from "../../domain/navigation/menus.ts";
import { DEMO_ACCOUNTS } from "../../scripts/story/people.ts";

/** What a visitor may open (SPEC.md section 2, Signed-out routes). */
const SIGNED_OUT = [
  "/",
  "/fan-landing",
  "/artist-landing",
  "/original-landing",
  "/privacy-policy",
  "/terms-of-service",
  "/cookies",
  "/privacy/data-deletion",
  "/privacy/data-deletion?confirm=a-token",
  "/privacy/deletion-status",
  "/privacy/deletion-status?code=none",
  "/auth",
  "/auth?type=artist",
  "/auth?type=artist&tab=password",
  "/auth?type=signup",
  "/auth?view=login",
  "/auth?view=login&tab=password",
  "/@mara-lune",
];

const SIGNED_IN = [
  "/settings",
  "/subscription",
  "/player",
  "/search",
  "/search?q=harbour",
  "/store",
  "/library",
  "/profile",
  "/settings/profile",
  "/@mara-okafor",
  "/no/such/place",
];

/** Where the walk begins; from there it follows the links of the screens. */
export function entrancesOf(name: string | null): string[] {
  const account = DEMO_ACCOUNTS.find((each) => each.name === name);
  if (!account) return SIGNED_OUT;
  const modes = account.capabilities.length > 0 ? account.capabilities : (["artist"] as const);
  const menus = modes.flatMap((mode) => menuFor(account.role, mode).flatMap(({ items }) => items));
  return [...new Set([...menus.flatMap(pathsOf), ...SIGNED_IN])];
}

function pathsOf({ path, children = [] }: MenuItem): string[] {
  return [path, ...children.flatMap(pathsOf)];
}

/** Two screens that differ in an id alone are one: `/u/nova` and `/u/kite` are both `/u/*`. */
export function screenOf(path: string): string {
  return path
    .split("?")[0]!
    .replace(/^\/@[^/]+/, "/@*")
    .replace(/\/(u|store|releases|tracks|playlists)\/(?!planner|compliance|milestones)[^/]+/, "/$1/*")
    .concat(/^\/(auth|privacy\/[a-z-]+)\?/.test(path) ? path.slice(path.indexOf("?")) : "");
}
