import { spanSaid } from "./saidSpan.ts";

/** A Wednesday. */
const TODAY = "2026-11-25";

test.each([
  ["How many plays last week?", "2026-11-16", "2026-11-22"],
  ["¿Cuántas reproducciones la semana pasada?", "2026-11-16", "2026-11-22"],
  ["Plays this week", "2026-11-23", "2026-11-25"],
  ["¿Cuántas escuchas ayer?", "2026-11-24", "2026-11-24"],
  ["plays today", "2026-11-25", "2026-11-25"],
  ["plays in the last 7 days", "2026-11-19", "2026-11-25"],
  ["en los últimos 30 días", "2026-10-27", "2026-11-25"],
  ["in the last two weeks", "2026-11-12", "2026-11-25"],
  ["últimos 3 meses", "2026-09-01", "2026-11-25"],
  ["this month", "2026-11-01", "2026-11-25"],
  ["el mes pasado", "2026-10-01", "2026-10-31"],
  ["Explain my statement of October", "2026-10-01", "2026-10-31"],
  ["el extracto de diciembre", "2025-12-01", "2025-12-31"],
  ["in February 2024", "2024-02-01", "2024-02-29"],
  ["el año pasado", "2025-01-01", "2025-12-31"],
  ["plays since 1 November", "2026-11-01", "2026-11-25"],
  ["desde el 3 de diciembre", "2025-12-03", "2026-11-25"],
  ["plays on 20 November", "2026-11-20", "2026-11-20"],
  ["from 1 October to 7 October", "2026-10-01", "2026-10-07"],
  ["del 1 de octubre al 7 de noviembre", "2026-10-01", "2026-11-07"],
  ["2026-11-02 to 2026-11-04", "2026-11-02", "2026-11-04"],
])("%s", (question, from, to) => {
  expect(spanSaid(question, TODAY)).toEqual({ from, to });
});

test.each(["How many plays did I get?", "¿Qué canción gusta más?", "Which song of Maya is liked most?"])(
  "%s names no days",
  (question) => {
    expect(spanSaid(question, TODAY)).toBeNull();
  },
);
