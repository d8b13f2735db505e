import { FIELD_SIGNS } from "../../../domain/assistants/levels.ts";

/** What people wrote, as a model may read it: no signs that cannot be seen or turn the line around, and no more than so many. */
export function cleanText(written: string, most = FIELD_SIGNS): string {
  const seen = written
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]|\p{Co}|\p{Cn}/gu, "");
  return [...seen].slice(0, most).join("");
}

/** The same for everything in an answer of a read. */
export function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
  return value;
}
