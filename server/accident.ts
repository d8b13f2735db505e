import { randomUUID } from "node:crypto";
import type { Locale } from "../domain/accounts/locales.ts";
import { refusal } from "../domain/words/refusal.ts";
import { isDiskFull } from "./diskFull.ts";
import { log } from "./log.ts";
import { told } from "./refused.ts";

/** Writes down what nobody expected, and what is said of it: a number under which the log explains it, and nothing else. */
export function accident(error: unknown, locale: Locale, path: string) {
  const requestId = randomUUID();
  log.error("accident", { requestId, path, error });
  const isFull = isDiskFull(error);
  const why = refusal(isFull ? "general.diskFull" : "general.unexpected");
  return { status: isFull ? 507 : 500, body: { ...told(locale, why), requestId } } as const;
}
