import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { openInvitation } from "../../db/workspaces/invitations.ts";
import { insertMembership } from "../../db/workspaces/workspaces.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { INVITATION_DAYS, type TeamRole } from "../../domain/workspaces/team.ts";
import { studioId } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";
import { STUDIOS } from "./studios.ts";

/** How each studio shows itself, and where it counts its days and its money. */
const FACES: Readonly<Record<string, Partial<Record<"accentColour" | "tagline" | "timezone", string>>>> = {
  artist: {
    accentColour: "#2fb8a6",
    tagline: "Slow electronics from a cold harbour",
    timezone: "Europe/Lisbon",
  },
  dual: { accentColour: "#d9482b", tagline: "Guitarras al sol", timezone: "America/Mexico_City" },
  label: {
    accentColour: "#7a5af8",
    tagline: "Small editions of quiet music",
    timezone: "Europe/Paris",
  },
};

const INVITED: readonly { owner: string; email: string; role: TeamRole; daysAgo: number }[] = [
  { owner: "label", email: "ines.mastering@demo.example", role: "manager", daysAgo: 2 },
  { owner: "label", email: "orrin.vale@demo.example", role: "artist", daysAgo: 9 },
  { owner: "artist", email: "booking@demo.example", role: "manager", daysAgo: 1 },
];

/** Colours and words of the studios, a manager who works for two of them, and the letters that wait for an answer. */
export async function writeTeams(trx: Transaction<DB>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const [owner, face] of Object.entries(FACES))
    await trx.updateTable("workspace").set(face).where("id", "=", studioOf(owner)).execute();
  // Later than the first place of the same manager, who goes on beginning there.
  await insertMembership(trx, {
    workspaceId: studioOf("label"),
    userId: personId("manager"),
    role: "manager",
    createdAt: new Date(now.getTime() + 1000),
  });
  for (const { owner, email, role, daysAgo } of INVITED)
    await openInvitation(trx, {
      id: storyId(`invitation ${email}`, ago(daysAgo)),
      workspaceId: studioOf(owner),
      email,
      role,
      // No letter went out in a story: nobody can know the token.
      tokenHash: randomBytes(32).toString("hex"),
      invitedBy: personId(owner),
      expiresAt: ago(daysAgo - INVITATION_DAYS),
    });
}

function studioOf(owner: string): string {
  return studioId(STUDIOS.find((studio) => studio.owner === owner)!);
}
