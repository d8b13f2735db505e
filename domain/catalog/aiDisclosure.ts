/** The parts of a recording that a listener may want to know about (knowledge/screens.md 3.1). */
export const AI_PARTS = ["vocals", "instrumentation", "composition", "lyrics", "postProduction"] as const;
export type AiPart = (typeof AI_PARTS)[number];

/** Made by people, by people with help of a model, or by a model. */
export const AI_SHARES = ["none", "assisted", "generated"] as const;
export type AiShare = (typeof AI_SHARES)[number];

/** What a model did, part by part. A recording without one has not answered yet. */
export type AiDisclosure = Record<AiPart, AiShare>;

/** Five answers, or none: a half-answered question is none. */
export function isAiDisclosure(value: unknown): value is AiDisclosure {
  if (typeof value !== "object" || value === null) return false;
  const answers = value as Record<string, unknown>;
  return (
    Object.keys(answers).length === AI_PARTS.length &&
    AI_PARTS.every((part) => AI_SHARES.includes(answers[part] as AiShare))
  );
}
