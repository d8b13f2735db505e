import { foldText } from "../../search/terms.ts";
import { conceptsOf } from "./conceptsOf.ts";
import type { Concept } from "./lexicon.ts";
import { linkNames, type Named } from "./linkNames.ts";
import { isOwning } from "./plainWords.ts";
import type { Rule } from "./rule.ts";
import { FAN_RULES, type Intent, STUDIO_RULES } from "./rules.ts";

/** What became of a question. */
export interface Understood {
  /** Sure: one intent. Unsure: two to choose from. Unknown: nothing to go by. */
  certainty: "sure" | "unsure" | "unknown";
  /** The likeliest first, five at most. */
  intents: readonly Intent[];
  named: readonly Named[];
}

/** Below this lead two readings are as good as each other, and the person chooses. */
const LEAD = 1.8;
/** What scores less is a guess. */
const LEAST = 1;
const MOST = 5;
const WANTED = 0.4;
const UNWANTED = 0.8;
const NAMED = 1.2;
const OF_AGENT = 0.2;
/** What somebody asks to be noted or ticked off is put in any words, which are about nothing else then. */
const HOLDING = 1.5;
/** A word that means nothing here speaks against every reading of the rest… */
const STRANGE = 1;
/** …less where it is somebody's name… */
const STRANGE_NAME = 0.4;
/** …more where a release should have been: "What does an iPhone cost?" is no question about a price of ours… */
const STRANGE_THING = 2.5;
/** …and what nothing here is about speaks loudest. */
const ELSEWHERE = 4.5;
/** Times and verbs that go with anything: they say half of what other words do. */
const VAGUE: ReadonlySet<Concept> = new Set<Concept>([
  ...(["today", "week", "when", "find", "add", "make", "write", "about", "who", "people"] as const),
]);
const VAGUENESS = 0.5;

const STUDIO = weigh(STUDIO_RULES);
const FAN = weigh(FAN_RULES);

export interface Asking {
  agent: string;
  /** A person without a studio is only ever answered as a fan. */
  isFan: boolean;
  things: readonly Named[];
}

/** Reads a question of either language by rules alone: the same words always mean the same. */
export function understand(question: string, { agent, isFan, things }: Asking): Understood {
  const { rest, named } = linkNames(question, things);
  const words = rest.split(/\s+/).filter(Boolean);
  const { concepts, strange } = conceptsOf(words);
  const { rules, weightOf } = isFan ? FAN : STUDIO;
  const hasThing = named.length > 0 || concepts.has("track") || concepts.has("release");
  const people = properNames(question);
  const unread = strange.filter((word) => !people.has(word)).length;
  const against =
    unread * STRANGE + (strange.length - unread) * STRANGE_NAME + (concepts.has("elsewhere") ? ELSEWHERE : 0);
  const isOwn = hasThing || words.some(isOwning);
  const scored = rules
    .filter(([, rule]) => (!named.length || rule.subject !== false) && (hasThing || !rule.needsThing))
    .map(([intent, rule]) => ({
      intent,
      isAlone: rule.isAlone,
      score:
        scoreOf(rule, concepts, weightOf) +
        (rule.subject && named.length ? NAMED : 0) +
        (rule.agent === agent ? OF_AGENT : 0) -
        (rule.holdsAnything ? -HOLDING : against) -
        (rule.subject && !isOwn ? unread * STRANGE_THING : 0),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .filter(({ isAlone }, _, all) => !isAlone || all.every((other) => other.isAlone));
  const [first, second] = scored;
  const certainty = !first ? "unknown" : second && first.score - second.score < LEAD ? "unsure" : "sure";
  return { certainty, named, intents: scored.slice(0, MOST).map(({ intent }) => intent) };
}

/** Folded words that are written with a capital where no sentence begins. */
function properNames(question: string): ReadonlySet<string> {
  const written = question.matchAll(/(?<=[\p{L}\p{N},:'’]\s+)\p{Lu}\p{L}+/gu);
  return new Set([...written].map(([word]) => foldText(word)));
}

type WeightOf = (concept: Concept) => number;

/** Minus infinity where something that must be there is not. */
function scoreOf(
  { needs, wants = [], nots = [] }: Rule,
  found: ReadonlySet<Concept>,
  weightOf: WeightOf,
): number {
  if (!needs.every((group) => group.some((concept) => found.has(concept)))) return Number.NEGATIVE_INFINITY;
  const there = (group: readonly Concept[]) => group.filter((concept) => found.has(concept));
  const sum = (group: Iterable<Concept>) => [...group].reduce((total, it) => total + weightOf(it), 0);
  // One word that answers two needs speaks once.
  const met = new Set(
    needs.map((group) => there(group).reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))),
  );
  return sum(met) + sum(there(wants)) * WANTED - sum(there(nots)) * UNWANTED;
}

/** What few rules ask for says more than what many do. */
function weigh(table: Readonly<Record<string, Rule>>): {
  rules: readonly [Intent, Rule][];
  weightOf: WeightOf;
} {
  const rules = Object.entries(table) as [Intent, Rule][];
  const uses = new Map<Concept, number>();
  for (const [, { needs, wants = [] }] of rules)
    for (const concept of new Set([...needs.flat(), ...wants]))
      uses.set(concept, (uses.get(concept) ?? 0) + 1);
  return {
    rules,
    weightOf: (concept) =>
      Math.log(1 + rules.length / (uses.get(concept) ?? 1)) * (VAGUE.has(concept) ? VAGUENESS : 1),
  };
}
