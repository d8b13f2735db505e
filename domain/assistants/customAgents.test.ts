import { english } from "../testing/english.ts";
import { type CustomAgentForm, customAgentFacts, customAgentProblem } from "./customAgents.ts";

const WHOLE: CustomAgentForm = {
  ...{ name: "Tour Scout", role: "Booking", description: "Finds rooms for fifty people.", persona: "" },
  ...{ level: "MEDIUM", voice: "alba", skills: [{ name: "Booking", value: 90 }] },
  ...{ areas: ["planning"], avatar: "tide", header: "waves" },
};

test("a whole form can be kept, and its words lose the white space around them", () => {
  expect(customAgentProblem(WHOLE)).toBeNull();
  const facts = customAgentFacts({
    ...WHOLE,
    ...{
      name: "  Tour Scout ",
      areas: ["sound", "planning", "sound"],
      skills: [{ name: " Booking ", value: 1 }],
    },
  });
  expect(facts).toMatchObject({
    ...{ name: "Tour Scout", areas: ["planning", "sound"], skills: [{ name: "Booking", value: 1 }] },
  });
});

const skill = (name: string, value = 90) => ({ name, value });

test.each<[Partial<CustomAgentForm>, string, string]>([
  [{ name: " " }, "name", "Fill this in, please."],
  [{ role: "" }, "role", "Fill this in, please."],
  [{ description: "" }, "description", "Fill this in, please."],
  [{ name: "x".repeat(61) }, "name", "At most 60 characters, please."],
  [{ name: "Tour\nScout" }, "name", "One line, please."],
  [{ persona: "x".repeat(1_001) }, "persona", "At most 1,000 characters, please."],
  [{ skills: [] }, "skills", "Between 1 and 3 skills, please."],
  [{ skills: ["a", "b", "c", "d"].map((name) => skill(name)) }, "skills", "Between 1 and 3 skills, please."],
  [{ skills: [skill("a"), skill("")] }, "skills.1.name", "Name this skill, please."],
  [{ skills: [skill("a", 0)] }, "skills.0.value", "A whole number from 1 to 100, please."],
  [{ skills: [skill("a", 101)] }, "skills.0.value", "A whole number from 1 to 100, please."],
  [{ skills: [skill("a", 1.5)] }, "skills.0.value", "A whole number from 1 to 100, please."],
  [{ skills: [skill("a", Number.NaN)] }, "skills.0.value", "A whole number from 1 to 100, please."],
  [{ level: "HUGE" }, "level", "Choose one of what is offered."],
  [{ voice: "constructor" }, "voice", "Choose one of what is offered."],
  [{ areas: ["everything"] }, "areas", "Choose one of what is offered."],
  [{ avatar: "../secret" }, "avatar", "Choose one of what is offered."],
])("a form with %j is refused at %s", (change, field, words) => {
  const found = customAgentProblem({ ...WHOLE, ...change });
  expect([found?.field, english(found)]).toEqual([field, words]);
});
