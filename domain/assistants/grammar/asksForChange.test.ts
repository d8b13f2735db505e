import { asksForChange } from "./asksForChange.ts";

test.each([
  "Postpone Low Tide Versions by a week",
  "Please plan my release for 12 March",
  "I'd like Northern Hours to be moved to April",
  "Could you write an alt text for the cover?",
  "Let's put the songs in another order",
  "Aplaza Low Tide una semana",
  "Quiero cambiar el precio a 9,50",
  "¿Puedes proponerme otro orden?",
])("“%s” asks for a change", (said) => expect(asksForChange(said)).toBe(true));

test.each([
  "What is due?",
  "How many plays did I get last week?",
  "Which songs have no ISRC?",
  "¿Qué va con retraso?",
  "¿Cuántas canciones tengo?",
  "When does it come out?",
])("“%s” asks for none", (said) => expect(asksForChange(said)).toBe(false));
