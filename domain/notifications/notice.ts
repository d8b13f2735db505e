import { type Said, said } from "../words/said.ts";
import { BODY_LIMIT, type NoticeText, TITLE_LIMIT } from "./notification.ts";

/** A fact for the bell in both languages. Names are given by people: a long one must not push the rest out of sight. */
export function notice(title: Said, body: Said): NoticeText {
  return {
    titleEn: cut(said("en", title), TITLE_LIMIT),
    titleEs: cut(said("es", title), TITLE_LIMIT),
    bodyEn: cut(said("en", body), BODY_LIMIT),
    bodyEs: cut(said("es", body), BODY_LIMIT),
  };
}

function cut(given: string, limit: number): string {
  const line = given.replace(/\s+/g, " ").trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1)}…`;
}
