import { CREDIT_TWICE, creditsProblem, PARTY_NAME_MISSING, partyProblems, ROLE_UNKNOWN } from "./party.ts";
import { CREDIT_ROLES, roleLabel } from "./roles.ts";
import {
  equalShares,
  isWhole,
  SHARE_WRONG,
  SHARES_OVER,
  sharesOf,
  WHOLE_BP,
  WORK_TITLE_MISSING,
  WRITER_TWICE,
  type Writer,
  workProblem,
} from "./work.ts";

const writer = (some: Partial<Writer> = {}): Writer => ({
  name: "Ana Ruiz",
  role: "CA",
  shareBp: 0,
  ...some,
});
const work = (writers: Writer[], some = {}) => workProblem({ title: "Tide", iswc: null, writers, ...some });

test("every role has one id and a name in both languages", () => {
  expect(new Set(CREDIT_ROLES.map(({ id }) => id)).size).toBe(CREDIT_ROLES.length);
  for (const { id } of CREDIT_ROLES) expect(roleLabel(id, "en") && roleLabel(id, "es")).toBeTruthy();
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
  expect(work([...draft, writer({ name: "Io", shareBp: 3335 })])?.message).toBe(SHARES_OVER);
});

test.each([
  ["no title", work([], { title: " " }), WORK_TITLE_MISSING],
  ["a writer twice", work([writer(), writer({ name: " ana ruiz " })]), WRITER_TWICE],
  ["half a basis point", work([writer({ shareBp: 0.5 })]), SHARE_WRONG],
])("a work with %s is refused", (_case, problem, message) => {
  expect(problem?.message).toBe(message);
});

test("one name may have several roles, but each only once", () => {
  const bass = { name: "Ana Ruiz", role: "bass" };
  expect(creditsProblem([bass, { name: "Ana Ruiz", role: "vocals" }])).toBeNull();
  expect(creditsProblem([bass, { name: "ANA RUIZ ", role: "bass" }])).toEqual({
    line: 1,
    message: CREDIT_TWICE,
  });
  expect(creditsProblem([{ name: "Ana", role: "king" }])).toEqual({ line: 0, message: ROLE_UNKNOWN });
  expect(creditsProblem([bass, { name: " ", role: "bass" }])).toEqual({
    line: 1,
    message: PARTY_NAME_MISSING,
  });
});

test("a name's numbers are checked to the last digit", () => {
  expect(partyProblems({ ipi: "00014107338", isni: null })).toEqual({ ipi: null });
  expect(partyProblems({ ipi: "00014107339" }).ipi).not.toBeNull();
  expect(partyProblems({ isni: "0000 0001 2150 090X" }).isni).toBeNull();
});
