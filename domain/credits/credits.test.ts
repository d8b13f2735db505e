import { refusal } from "../words/refusal.ts";
import { textIn } from "../words/textIn.ts";
import { creditsProblem, partyProblems } from "./party.ts";
import { CREDIT_ROLES, roleLabel } from "./roles.ts";
import { equalShares, isWhole, sharesOf, WHOLE_BP, type Writer, workProblem } from "./work.ts";

const writer = (some: Partial<Writer> = {}): Writer => ({
  name: "Ana Ruiz",
  role: "CA",
  shareBp: 0,
  ...some,
});
const work = (writers: Writer[], some = {}) => workProblem({ title: "Tide", iswc: null, writers, ...some });

test("every role has one id and a name in both languages", () => {
  expect(new Set(CREDIT_ROLES.map(({ id }) => id)).size).toBe(CREDIT_ROLES.length);
  for (const { id } of CREDIT_ROLES) {
    const label = roleLabel(id);
    expect([textIn("en", label), textIn("es", label)]).not.toContain(label.code);
  }
});

test("equal shares are the whole work, however many wrote it", () => {
  for (let count = 1; count <= 50; count++) {
    const writers = equalShares(count).map((shareBp) => ({ shareBp }));
    expect(sharesOf(writers)).toBe(WHOLE_BP);
    const shares = writers.map(({ shareBp }) => shareBp);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});

test("a work that does not add up yet is a draft, and more than the whole is refused", () => {
  const draft = [writer({ shareBp: 3333 }), writer({ name: "Leo Sanz", shareBp: 3333 })];
  expect(work(draft)).toBeNull();
  expect(isWhole(draft)).toBe(false);
  expect(isWhole([...draft, writer({ shareBp: 3334 })])).toBe(true);
  expect(work([...draft, writer({ name: "Io", shareBp: 3335 })])?.code).toBe("credits.sharesOver");
});

test.each([
  ["no title", work([], { title: " " }), "credits.workTitleMissing"],
  ["a writer twice", work([writer(), writer({ name: " ana ruiz " })]), "credits.writerTwice"],
  ["half a basis point", work([writer({ shareBp: 0.5 })]), "credits.shareWrong"],
])("a work with %s is refused", (_case, problem, code) => {
  expect(problem?.code).toBe(code);
});

test("one name may have several roles, but each only once", () => {
  const bass = { name: "Ana Ruiz", role: "bass" };
  expect(creditsProblem([bass, { name: "Ana Ruiz", role: "vocals" }])).toBeNull();
  expect(creditsProblem([bass, { name: "ANA RUIZ ", role: "bass" }])).toEqual({
    line: 1,
    ...refusal("credits.creditTwice"),
  });
  expect(creditsProblem([{ name: "Ana", role: "king" }])).toEqual({
    line: 0,
    ...refusal("credits.roleUnknown"),
  });
  expect(creditsProblem([bass, { name: " ", role: "bass" }])).toEqual({
    line: 1,
    ...refusal("credits.nameMissing"),
  });
});

test("a name's numbers are checked to the last digit", () => {
  expect(partyProblems({ ipi: "00014107338", isni: null })).toEqual({ ipi: null });
  expect(partyProblems({ ipi: "00014107339" }).ipi).not.toBeNull();
  expect(partyProblems({ isni: "0000 0001 2150 090X" }).isni).toBeNull();
});
