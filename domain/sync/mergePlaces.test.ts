import { mergePlaces } from "./mergePlaces.ts";

const places = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ id: word[0]!, disc: Number(word[1]), isInstant: word[2] === "!" }));
const text = (list: readonly { id: string; disc: number; isInstant: boolean }[]) =>
  list.map(({ id, disc, isInstant }) => `${id}${disc}${isInstant ? "!" : ""}`).join(" ");

test.each([
  ["a track put in here, another taken out there", "a1 b1 c1", "a1 d1 b1 c1", "a1 c1", "a1 d1 c1"],
  ["a disc begun here, a track moved there", "a1 b1 c1", "a1 b2 c2", "c1 a1 b1", "c2 a1 b2"],
  ["one marked here, another there", "a1 b1", "a1! b1", "a1 b1!", "a1! b1!"],
  ["one brought to another disc by both", "a1 b1 c1", "a1 b2 c1", "a1 b3 c1", "a1 b2 c1"],
])("%s", (_name, base, mine, theirs, wanted) => {
  expect(text(mergePlaces(places(base), places(mine), places(theirs)))).toBe(wanted);
});

test("who says only the order moves no track to another disc", () => {
  const order = (ids: string) => [...ids].map((id) => ({ id }));
  expect(text(mergePlaces(order("abc"), order("adcb"), places("a1 b1 c2!")))).toBe("a1 d1 c2! b1");
});
