import { sql, type Transaction } from "kysely";
import { monthOf } from "../../db/assistants/budgets.ts";
import { insertConversation } from "../../db/assistants/conversations.ts";
import { insertCoverDrafts } from "../../db/assistants/coverDrafts.ts";
import { insertMessages } from "../../db/assistants/messages.ts";
import { insertProposals } from "../../db/assistants/proposals.ts";
import type { DB } from "../../db/tables.generated.ts";
import { agentOf } from "../../domain/assistants/agents.ts";
import { titleOf } from "../../domain/assistants/chat.ts";
import { motifsFor } from "../../domain/assistants/coverDrafts.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { titleOf as stepTitle } from "../../domain/milestones/seedTemplate.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { motifText } from "../../server/assistants/covers/motifText.ts";
import { dayText } from "../../server/assistants/embedded/Asking.ts";
import { releasePage } from "../../server/assistants/embedded/paths.ts";
import { newProposal, stored } from "../../server/assistants/proposals/newProposal.ts";
import { fullTitle } from "../../server/assistants/reads/studioThings.ts";
import { encodeGlobalID } from "../../server/graphql/globalId.ts";
import type { Citation, Proposed, Reader } from "../../server/providers/assistant.ts";
import type { Services } from "../../server/services.ts";
import { studioId, studioOf } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";

/** On this day the writers had signed; the plan of the next release says so too. */
const SIGNED_DAYS_AGO = 24;
const HOUR_MS = 3_600_000;
const DRAWN_DAYS_AGO = 2;
/** How much later the next release would come out. */
const WEEK = 7;
/** What asking a language model has cost the studio this month: less than five cents of a dollar. */
const SPENT = { usedMicros: 43_200, calls: 6, inputTokens: 21_400, outputTokens: 2_180 };

/** The step that is done in the plan of the next release. */
const SIGNED = stepTitle({ title: null, stepKey: "splits" });

const say = (said: Text) => textIn("en", said);

/** Noa talked to PAM: one change was applied, one waits to be pressed. The designer drew covers that wait to be chosen from. */
export async function writeTalks(
  trx: Transaction<DB>,
  { signer }: Pick<Services, "signer">,
  now: Date,
): Promise<void> {
  const studio = studioOf("mara-lune");
  const [workspaceId, userId] = [studioId(studio), personId(studio.owner)];
  const pam = agentOf("pam")!;
  const began = new Date(now.getTime() - SIGNED_DAYS_AGO * DAY_MS);
  const conversationId = storyId("talk", began);
  const questions = [`Mark the step ${SIGNED.en} as done`, "Postpone Low Tide Versions by a week"];
  const usedAt = new Date(now.getTime() - HOUR_MS);
  await insertConversation(trx, {
    ...{ id: conversationId, userId, workspaceId, agentId: pam.uid, title: titleOf(questions[0]!) },
    ...{ createdAt: began, usedAt },
  });

  async function told(question: string, at: Date, answer: Answer): Promise<void> {
    const messageId = storyId(`answer ${question}`, at);
    const answeredAt = new Date(at.getTime() + 1);
    const { about, body, source, read, propose, made } = answer;
    const content = [`**${about}**`, `${body} [1]`, say(text("assistants.answer.proposed"))].join("\n\n");
    await insertMessages(trx, [
      {
        ...{ id: storyId(`question ${question}`, at), conversationId, role: "user", content: question },
        ...{ state: "done", createdAt: at },
      },
      {
        ...{ id: messageId, conversationId, role: "assistant", content, state: "done" },
        ...{ citations: JSON.stringify([source]), createdAt: answeredAt },
      },
    ]);
    const turn = {
      ...{ agent: { id: pam.id, name: pam.name, level: pam.level, areas: null, own: null }, question },
      ...{ locale: "en" as const, now: at, workspaceId: encodeGlobalID("Workspace", workspaceId), read },
      ...{ history: [], page: null, payer: { owner: { workspaceId }, tier: "pro" as const } },
      replyId: messageId,
    };
    const commission = { messageId, conversationId, writer: "story", turn, userId, workspaceId };
    const proposal = await newProposal(signer, { ...commission, now: () => answeredAt }, propose);
    const row = stored(proposal!);
    await insertProposals(trx, [made ? { ...row, state: "applied", made: JSON.stringify(made) } : row]);
  }

  await told(questions[0]!, began, await signedSplits(trx, workspaceId));
  await told(questions[1]!, usedAt, await laterRelease(trx, workspaceId));
  await drawCovers(trx, { workspaceId, userId }, new Date(now.getTime() - DRAWN_DAYS_AGO * DAY_MS));
  await trx
    .insertInto("aiBudget")
    .values({ id: storyId("ai budget", now), workspaceId, month: monthOf(now), ...SPENT })
    .execute();
}

/** Four covers for a release that has none. */
async function drawCovers(
  trx: Transaction<DB>,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  at: Date,
): Promise<void> {
  const designer = agentOf("graphicDesigner")!;
  const { rowId: releaseId, ...release } = await releaseOf(trx, workspaceId, "harbour-notebook");
  const name = fullTitle(release);
  const question = say(text("assistants.answer.coverAsked", { release: name }));
  const [conversationId, messageId] = [storyId("covers", at), storyId("covers answer", at)];
  const motifs = motifsFor(release.id, 0);
  const shown = say(
    text("assistants.answer.coverDrafts", { release: name, motif: say(motifText(motifs[0]!)) }),
  );
  const content = [
    `**${say(text("assistants.about.cover"))} · ${name}**`,
    `${shown} [1]`,
    `*${say(text("assistants.answer.coverMarked"))}*`,
  ].join("\n\n");
  const answeredAt = new Date(at.getTime() + 1);
  await insertConversation(trx, {
    ...{ id: conversationId, userId, workspaceId, agentId: designer.uid, title: titleOf(question) },
    ...{ createdAt: at, usedAt: answeredAt },
  });
  await insertMessages(trx, [
    {
      ...{ id: storyId("covers question", at), conversationId, role: "user", content: question },
      ...{ state: "done", createdAt: at },
    },
    {
      ...{ id: messageId, conversationId, role: "assistant", content, state: "done" },
      ...{ citations: JSON.stringify([releasePage(release, "artwork")]), createdAt: answeredAt },
    },
  ]);
  const rows = motifs.map((motif, place) => ({
    ...{ id: storyId(`cover ${place}`, at), messageId, workspaceId, releaseId, place, motif },
    ...{
      seed: `harbour notebook ${place}`,
      genre: "",
      title: name,
      artists: "Mara Lune",
      createdAt: answeredAt,
    },
  }));
  await insertCoverDrafts(trx, rows);
}

/** An answer of PAM's with what it proposes. */
interface Answer {
  about: string;
  body: string;
  source: Citation;
  /** What stood when it was proposed. */
  read: Reader;
  propose: Proposed;
  /** What applying it made; absent while it waits. */
  made?: Record<string, unknown>;
}

/** The studio as it was, without a server to ask. */
const reads =
  (node: object): Reader =>
  async <Data>() =>
    ({ node }) as Data;

async function releaseOf(trx: Transaction<DB>, workspaceId: string, slug: string) {
  const { id, ...release } = await trx
    .selectFrom("release")
    .select(["id", "title", "versionTitle", "version", "state"])
    .select(sql<string | null>`"releaseDay"::text`.as("releaseDay"))
    .where("workspaceId", "=", workspaceId)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return { ...release, rowId: id, id: encodeGlobalID("Release", id) };
}

async function signedSplits(trx: Transaction<DB>, workspaceId: string): Promise<Answer> {
  const release = await releaseOf(trx, workspaceId, "tidal-memory-deluxe");
  const step = await trx
    .selectFrom("milestone")
    .select(["id", "version"])
    .where("releaseId", "=", release.rowId)
    .where("stepKey", "=", "splits")
    .executeTakeFirstOrThrow();
  const id = encodeGlobalID("Milestone", step.id);
  return {
    about: say(text("assistants.about.completeTask")),
    body: `${SIGNED.en} (${fullTitle(release)})`,
    source: releasePage(release),
    read: reads({
      id,
      version: step.version - 1,
      title: SIGNED,
      status: "todo",
      snoozedUntil: null,
      release,
    }),
    propose: { verb: "completeMilestone", input: { id }, why: say(text("assistants.proposal.whyDone")) },
    made: { milestone: { id, version: step.version } },
  };
}

async function laterRelease(trx: Transaction<DB>, workspaceId: string): Promise<Answer> {
  const release = await releaseOf(trx, workspaceId, "low-tide-versions");
  const { id, releaseDay: day } = release;
  const releaseDay = addDays(day!, WEEK);
  const name = fullTitle(release);
  const facts = { release: name, day: dayText({ locale: "en" }, day!) };
  return {
    about: `${say(text("assistants.about.moveRelease"))} · ${name}`,
    body: say(text("assistants.answer.moveFrom", facts)),
    source: releasePage(release, "date"),
    read: reads({ ...release, privateFields: { releaseDay: day }, runningOrder: [] }),
    propose: {
      verb: "moveRelease",
      input: { id, releaseDay },
      why: say(text("assistants.proposal.whyLater")),
    },
  };
}
