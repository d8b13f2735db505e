import { foldText } from "../../search/terms.ts";

const POLITE = "(?:(?:please|can you|could you|por favor|puedes|podrias|quiero que|i want you to)[ ,]+)*";
const ENGLISH =
  "add|assign|change|complete|correct|create|fix|give|lower|make|mark|mend|move|order|postpone|put|raise|reorder|reschedule|set|snooze|tick|write";
const SPANISH =
  "agrega|anade|aplaza|arregla|asigna|baja|cambia|completa|corrige|crea|da|dale|escribe|fija|haz|marca|mueve|ordena|pon|pospon|retrasa|sube";
const ORDER = new RegExp(`^${POLITE}(?:${ENGLISH}|${SPANISH})\\b`);

/** Whether something is to be done, rather than told: "Fix the titles", "Corrige los títulos". */
export function isOrder(said: string): boolean {
  return ORDER.test(foldText(said).replace(/^[^\p{L}]+/u, ""));
}
