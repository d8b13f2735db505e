import type { Role } from "../accounts/roles.ts";

/** A switch for a part of the product (SPEC.md section 3, Feature flag). */
export interface Flag {
  name: string;
  description: string;
  enabled: boolean;
  /** 0 to 100: the share of the target roles that sees it. */
  rolloutPercentage: number;
  targetRoles: readonly Role[];
}

/** What stands when no flag was stored, and when looking flags up fails (SPEC.md section 8). */
export const BUILT_IN_FLAGS: readonly Flag[] = [
  {
    name: "PHONE_DIALER",
    description: "The phone in the top bar.",
    enabled: true,
    rolloutPercentage: 100,
    targetRoles: ["artist", "manager", "label_admin"],
  },
  {
    name: "AI_CHAT_ENHANCED",
    description: "Longer conversations with the AI team.",
    enabled: true,
    rolloutPercentage: 50,
    targetRoles: ["manager", "label_admin"],
  },
];

/** Whether a flag is on for a person. The phone is on for a superadmin even without a flag (SPEC.md section 6). */
export function isFlagOn(flag: Flag, role: Role, userId: string): boolean {
  if (flag.name === "PHONE_DIALER" && role === "superadmin") return true;
  return flag.enabled && flag.targetRoles.includes(role) && rolloutBucket(userId) < flag.rolloutPercentage;
}

/** 0 to 99, from the first eight hex digits of the id: the same person stays in the same bucket (SPEC.md section 9). */
export function rolloutBucket(userId: string): number {
  return Number.parseInt(userId.slice(0, 8), 16) % 100;
}
