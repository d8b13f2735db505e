import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { FIGURES } from "../../domain/words/figures.ts";
import { type Params, refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";

/** A refusal as a rule finds it, or as the server answers it. */
export interface RefusalPayload {
  code: string;
  params: Params;
  /** The server's own words, in the language that was asked for: for a code that this page is too old to know. */
  message?: string;
}

/** What is refused about one field of a form; null: about the whole. */
export interface ProblemPayload extends RefusalPayload {
  field: string | null;
}

/** The words of a refusal in the person's language. */
export function useRefusal(): (refusal: RefusalPayload) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ code, params, message }) =>
      i18n.messages[code] === undefined && message !== undefined
        ? message
        : i18n._(code, { ...params }, { formats: FIGURES }),
    [i18n],
  );
}

/** Something failed that nobody refused: the line, or our side. */
const UNEXPECTED: ProblemPayload = { ...refusal("general.unexpected"), field: null };

/** What a person reads of a request that failed: that the disk is full, that nobody can be reached, or that it was not expected. */
export function accidentIn(error: unknown): ProblemPayload {
  return error instanceof RequestFailed ? { field: null, ...error.told } : UNEXPECTED;
}

/** The refusal that a verb answered with; an answer that is neither done nor refused is an accident. */
export function refusalIn(answer: object): ProblemPayload {
  return "code" in answer ? { field: null, ...(answer as RefusalPayload) } : UNEXPECTED;
}
