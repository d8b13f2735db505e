import { type Agreement, draftPath } from "../../../../domain/assistants/papers.ts";
import { passesGate } from "../../../../domain/billing/gates.ts";
import { foldText } from "../../../../domain/search/terms.ts";
import type { Code } from "../../../../domain/words/catalogue.ts";
import { type Text, text } from "../../../../domain/words/refusal.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { TrackRow } from "../../reads/tracks.ts";
import { type Answerer, type Asking, trackAsked } from "../Asking.ts";
import { trackPage, uuidOf } from "../paths.ts";
import { writersOf } from "./rights.ts";

/** What stands in an agreement about one recording; what nobody recorded stays blank. */
function agreement(
  kind: Agreement,
  clausesOf: (asking: Asking, track: TrackRow) => readonly Text[],
): Answerer {
  return async (asking) => {
    const { draft } = asking;
    const track = await trackAsked(asking);
    if (!track) {
      draft.say(text("assistants.answer.noTrack"));
      draft.open(text("assistants.answer.openTracks"), "/catalog/tracks");
    } else {
      draft.say(text("assistants.answer.sheetOf", { title: fullTitle(track) }), trackPage(track, "credits"));
      draft.numbered(clausesOf(asking, track), trackPage(track, "credits"));
      if (passesGate(asking.turn.payer.tier, "builtInAgents"))
        draft.open(text("assistants.answer.downloadDraft"), draftPath(kind, uuidOf(track.id)));
      draft.open(text("assistants.answer.openTrack"), trackPage(track, "credits").path);
    }
    draft.say(text("assistants.answer.disclaimer"));
  };
}

const signs = text("assistants.answer.clauseSigns");

function writerClauses(track: TrackRow): Text[] {
  return writersOf(track).map(({ shareBp, party: { name } }) =>
    shareBp === null
      ? text("assistants.answer.shareOpen", { name })
      : text("assistants.answer.clauseWriter", { name, share: shareBp / 100 }),
  );
}

function recordingClause(track: TrackRow): Text {
  return text("assistants.answer.clauseRecording", { title: fullTitle(track), isrc: track.isrc ?? "____" });
}

export const splitSheet = agreement("split-sheet", (_, track) => [
  text("assistants.answer.clauseWork", { title: fullTitle(track) }),
  ...writerClauses(track),
  signs,
]);

export const syncLicence = agreement("sync-licence", (_, track) => [
  recordingClause(track),
  ...writerClauses(track),
  text("assistants.answer.clauseUse"),
  text("assistants.answer.clauseFee"),
  signs,
]);

const PRODUCERS = new Set(["coProducer", "producer"]);

export const producerAgreement = agreement("producer-agreement", (_, track) => {
  const producers = track.contributors.filter(({ role }) => PRODUCERS.has(role));
  return [
    recordingClause(track),
    ...producers.map(({ party: { name } }) => text("assistants.answer.clauseProducer", { name })),
    ...(producers.length ? [] : [text("assistants.answer.clauseUnknown")]),
    text("assistants.answer.clauseRoyalty"),
    signs,
  ];
});

const TERMS: readonly [RegExp, Code][] = [
  [/isrc|upc|ean/, "assistants.answer.explainIsrc"],
  [/mechanical|mecanic/, "assistants.answer.explainMechanical"],
  [/\b[pc] ?-?line|℗|©/, "assistants.answer.explainLine"],
  [/\bpros?\b|neighbo|conexos|sociedad/, "assistants.answer.explainPro"],
  [/./, "assistants.answer.explainMaster"],
];

export const explainTerm: Answerer = ({ draft, turn }) => {
  const asked = foldText(turn.question);
  const [, code] = TERMS.find(([words]) => words.test(asked))!;
  draft.say({ code, params: {} });
};

export const legalAdvice: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.legalAdvice"));
  draft.open(text("assistants.answer.openTracks"), "/catalog/tracks");
};
