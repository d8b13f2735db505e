import type { Preferences } from "../../domain/accounts/preferences.ts";
import type { Capability, Role } from "../../domain/accounts/roles.ts";
import type { UserTier } from "../../domain/billing/plans.ts";

/** One person of the demo story. All of them sign in with the demo password. */
export interface DemoAccount {
  name: string;
  email: string;
  fullName: string;
  stageName?: string;
  role: Role;
  capabilities: Capability[];
  userTier: UserTier | null;
  /** When a fan became an artist. */
  convertedOn?: string;
  /** What the person chose for themselves. */
  preferences?: Partial<Preferences>;
  /** Days of trial that are left. */
  trialDaysLeft?: number;
  /** What the start-up message says of them. */
  what: string;
}

function account(
  name: string,
  fullName: string,
  what: string,
  rest: Omit<DemoAccount, "name" | "email" | "fullName" | "what">,
): DemoAccount {
  return { name, email: `${name}@demo.example`, fullName, what, ...rest };
}

/** Twelve people, one for each role and plan. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account("fan", "Mara Okafor", "fan, free", {
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_free",
    preferences: { favouriteGenres: ["jazz", "electronic"], publicCollection: true },
  }),
  account("fanpro", "Jonas Weber", "fan, pro", {
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_pro",
    preferences: { streamingQuality: "lossless", favouriteGenres: ["rock"], marketingConsent: true },
  }),
  account("educator", "Elena Marchetti", "educator", {
    role: "educator",
    capabilities: ["fan"],
    userTier: "fan_free",
  }),
  account("collector", "Tomasz Zieliński", "collector", {
    role: "collector",
    capabilities: ["fan"],
    userTier: "fan_pro",
  }),
  account("trial", "Priya Nair", "artist in the trial: 3 of 5 uploads used", {
    stageName: "Paper Kites Over Water",
    role: "artist",
    capabilities: ["artist"],
    userTier: "artist_starter",
    trialDaysLeft: 18,
  }),
  account("artist", "Noa Lindqvist", "artist, pro", {
    role: "artist",
    capabilities: ["artist"],
    userTier: "artist_pro",
  }),
  account("label", "Camille Duarte", "label admin, Indee Label", {
    role: "label_admin",
    capabilities: ["artist"],
    userTier: "artist_label",
  }),
  account("manager", "Ben Achterberg", "manager in the pro artist's studio", {
    role: "manager",
    capabilities: ["artist"],
    userTier: "artist_pro",
  }),
  account("dual", "Lucía Herrera", "artist and fan in one account", {
    role: "artist",
    capabilities: ["fan", "artist"],
    userTier: "artist_pro",
    convertedOn: "2025-02-14T18:30:00Z",
    preferences: { mode: "artist", streamingQuality: "high", notifications: { "newMusic.email": true } },
  }),
  account("owner", "Marcus Bell", "admin who owns the workspace", {
    role: "admin",
    capabilities: ["artist"],
    userTier: "artist_pro",
  }),
  account("admin", "Ingrid Solheim", "admin who does not own it", {
    role: "admin",
    capabilities: ["artist"],
    userTier: "artist_pro",
  }),
  account("super", "Ada Lane", "superadmin of the platform", {
    role: "superadmin",
    capabilities: ["artist"],
    userTier: null,
  }),
];
