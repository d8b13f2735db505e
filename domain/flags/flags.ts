import type { Role } from "../accounts/roles.ts";

/** A switch for a part of the product (SPEC.md section 3, Feature flag). */
export interface Flag {
  name: string;
  description: string;
  enabled: boolean;
  /** 0 to 100: the share of those it is meant for that sees it. */
  rolloutPercentage: number;
  targetRoles: readonly Role[];
  /** Ids of people it is meant for whatever their role. */
  targetUsers: readonly string[];
}

/** What stands when no flag was stored, and when looking flags up fails (SPEC.md section 8). */
export const BUILT_IN_FLAGS: readonly Flag[] = [
  {
    name: "PHONE_DIALER",
    description: "The phone in the top bar.",
    enabled: true,
    rolloutPercentage: 100,
    targetRoles: ["artist", "manager", "label_admin"],
    targetUsers: [],
  },
  {
    name: "AI_CHAT_ENHANCED",
    description: "Longer conversations with the AI team.",
    enabled: true,
    rolloutPercentage: 50,
    targetRoles: ["manager", "label_admin"],
    targetUsers: [],
  },
];

/** A flag as it was stored: for one workspace, or for the platform when `workspaceId` is null. */
export interface StoredFlag extends Flag {
  workspaceId: string | null;
}

/** The flags that count in a workspace: its own before the platform's, the platform's before the built-in ones. */
export function flagsThatCount(stored: readonly StoredFlag[], workspaceId: string | null): Flag[] {
  const byName = new Map<string, Flag>(BUILT_IN_FLAGS.map((flag) => [flag.name, flag]));
  for (const flag of stored) if (flag.workspaceId === null) byName.set(flag.name, flag);
  for (const flag of stored) if (workspaceId && flag.workspaceId === workspaceId) byName.set(flag.name, flag);
  return [...byName.values()];
}

/** The questions that decide, in the order in which they are asked. `superadmin` is asked only where it answers. */
export const FLAG_RULES = ["superadmin", "enabled", "audience", "rollout"] as const;
export type FlagRule = (typeof FLAG_RULES)[number];

export interface FlagStep {
  rule: FlagRule;
  passes: boolean;
}

/** Why a flag is on or off for a person. */
export interface FlagExplanation {
  isOn: boolean;
  steps: FlagStep[];
  /** The person's place in a rollout, 0 to 99. */
  bucket: number;
}

/**
 * Answers for one person, step by step: the flag is enabled, it is meant for their role or for them by name, and they are
 * within the rollout. The phone is on for a superadmin even without a flag (SPEC.md section 6).
 */
export function explainFlag(flag: Flag, { role, userId }: { role: Role; userId: string }): FlagExplanation {
  const bucket = rolloutBucket(userId);
  if (flag.name === "PHONE_DIALER" && role === "superadmin")
    return { isOn: true, steps: [{ rule: "superadmin", passes: true }], bucket };
  const steps: FlagStep[] = [
    { rule: "enabled", passes: flag.enabled },
    { rule: "audience", passes: flag.targetRoles.includes(role) || flag.targetUsers.includes(userId) },
    { rule: "rollout", passes: bucket < flag.rolloutPercentage },
  ];
  return { isOn: steps.every(({ passes }) => passes), steps, bucket };
}

export function isFlagOn(flag: Flag, role: Role, userId: string): boolean {
  return explainFlag(flag, { role, userId }).isOn;
}

/** 0 to 99, from the first eight hex digits of the id: the same person stays in the same bucket (SPEC.md section 9). */
export function rolloutBucket(userId: string): number {
  return Number.parseInt(userId.slice(0, 8), 16) % 100;
}

export function isBuiltIn(name: string): boolean {
  return BUILT_IN_FLAGS.some((flag) => flag.name === name);
}
