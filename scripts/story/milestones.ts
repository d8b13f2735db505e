import type { Transaction } from "kysely";
import { findReleaseDays, listPlans, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { insertTemplate } from "../../db/milestones/templates.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { NoteKind } from "../../domain/milestones/milestone.ts";
import { type SeedKey, seedSteps } from "../../domain/milestones/seedTemplate.ts";
import type { TemplateStep } from "../../domain/milestones/template.ts";
import { layTemplate } from "../../server/milestones/layTemplate.ts";
import { studioId, studioOf } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";

/** What was done by whom, and how many days ago. */
const CLOSED: readonly [key: SeedKey, by: string, state: "done" | "skipped", daysAgo: number][] = [
  ["splits", "artist", "done", 24],
  ["pitch", "manager", "done", 8],
  ["press", "manager", "done", 6],
  ["preorder", "artist", "skipped", 9],
];

const SAID: readonly [key: SeedKey, by: string, daysAgo: number, text: string][] = [
  ["codes", "artist", 3, "The ISRCs are in. Only the UPC is missing: can you ask the distributor?"],
  ["codes", "manager", 2, "Asked on Thursday. They promise it for this week."],
  ["press", "manager", 6, "Nine links went out, two answers so far."],
];

const OWN: readonly TemplateStep[] = [
  step("artwork", null, -21, "artist"),
  step("upload", null, -20, "artist", ["artwork"]),
  step("distribute", null, -18, "manager", ["upload"]),
  step("radio", "Call the local radio", -10, "manager", ["distribute"]),
  step("release", null, 0, "artist", ["distribute"]),
];

function step(
  key: string,
  title: string | null,
  offsetDays: number,
  ownerRole: "artist" | "manager",
  dependsOn: readonly string[] = [],
): TemplateStep {
  return { key, title, offsetDays, ownerRole, dependsOn, channel: null };
}

/** The plans of Mara's next two releases: steps done and skipped, one late, one for her manager today; a template of hers. */
export async function writeMilestones(trx: Transaction<DB>, now: Date): Promise<void> {
  const workspaceId = studioId(studioOf("mara-lune"));
  const scheduled = await layPlan(trx, workspaceId, "tidal-memory-deluxe", now);
  await layPlan(trx, workspaceId, "low-tide-versions", now);
  await takeSteps(trx, scheduled, now);
  const createdAt = new Date(now.getTime() - 40 * DAY_MS);
  await insertTemplate(trx, {
    id: storyId("template single", createdAt),
    ...{ workspaceId, name: "A single in three weeks", steps: OWN, createdAt, updatedAt: createdAt },
  });
}

async function layPlan(trx: Transaction<DB>, workspaceId: string, slug: string, now: Date) {
  const { id } = await trx
    .selectFrom("release")
    .select("id")
    .where("workspaceId", "=", workspaceId)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const { releaseDay } = await findReleaseDays(trx, id, now);
  const target = { release: { id, workspaceId }, releaseDay, standing: new Map<string, string>() };
  await layTemplate(trx, target, seedSteps(), new Date(now.getTime() - 30 * DAY_MS));
  return id;
}

async function takeSteps(trx: Transaction<DB>, releaseId: string, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const plan = await listPlans(trx, [releaseId], now);
  const idOf = (key: SeedKey) => plan.find(({ stepKey }) => stepKey === key)!.id;
  for (const [key, by, state, daysAgo] of CLOSED)
    await writeMilestone(
      trx,
      idOf(key),
      { state, closedAt: ago(daysAgo), closedById: personId(by) },
      ago(daysAgo),
    );
  await writeMilestone(trx, idOf("codes"), { state: "doing", assigneeId: personId("manager") }, ago(3));
  await writeMilestone(
    trx,
    idOf("merch"),
    {
      assigneeId: personId("manager"),
      checklist: [
        { text: "Photograph the vinyl", isDone: true },
        { text: "Weigh the parcel for postage", isDone: false },
        { text: "Put it on the page of the release", isDone: false },
      ],
    },
    ago(1),
  );
  await insertNotes(trx, [
    ...CLOSED.map(([key, by, state, daysAgo]) => ({
      ...{ milestoneId: idOf(key), userId: personId(by), kind: state as NoteKind, createdAt: ago(daysAgo) },
    })),
    ...SAID.map(([key, by, daysAgo, text]) => ({
      ...{ milestoneId: idOf(key), userId: personId(by), kind: "comment" as const, text },
      createdAt: ago(daysAgo),
    })),
  ]);
}
