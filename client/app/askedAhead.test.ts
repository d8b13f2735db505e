import { jest } from "@jest/globals";
import { askedAhead, isSomebodyExpected } from "./askedAhead.ts";

const WHO = "/graphql?id=who&variables=%7B%7D";
const ANSWER = { ok: true } as Response;

afterEach(() => {
  delete window.levareAsked;
  jest.restoreAllMocks();
});

test("what the page asked before the client ran is taken over once", async () => {
  expect(isSomebodyExpected()).toBe(false);
  window.levareAsked = { [WHO]: Promise.resolve(ANSWER) };
  expect(isSomebodyExpected()).toBe(true);
  expect(await askedAhead("/graphql?id=other&variables=%7B%7D")).toBeNull();
  expect(await askedAhead(WHO)).toBe(ANSWER);
  expect(await askedAhead(WHO)).toBeNull();
});

test("a question that nobody answered is asked again", async () => {
  window.levareAsked = { [WHO]: Promise.resolve(null) };
  expect(await askedAhead(WHO)).toBeNull();
});

test("an answer that lay for long is not shown as what is true now", async () => {
  window.levareAsked = { [WHO]: Promise.resolve(ANSWER) };
  jest.spyOn(performance, "now").mockReturnValue(10_001);
  expect(await askedAhead(WHO)).toBeNull();
});
