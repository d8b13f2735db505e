import { waitFor } from "@testing-library/react";
import { takeTurn } from "./takeTurns.ts";

test("two begin, the others as soon as one has done, and who left does not", async () => {
  const begun: string[] = [];
  const [one, two, three, four] = ["one", "two", "three", "four"].map((name) =>
    takeTurn(() => void begun.push(name)),
  );
  await waitFor(() => expect(begun).toEqual(["one", "two"]));
  three!.leave();
  one!.done();
  one!.done();
  await waitFor(() => expect(begun).toEqual(["one", "two", "four"]));
  for (const each of [two, four]) each!.leave();
});

test("who never tells that they have done is not waited for", async () => {
  const begun: string[] = [];
  const all = ["one", "two", "three"].map((name) => takeTurn(() => void begun.push(name)));
  await waitFor(() => expect(begun).toEqual(["one", "two", "three"]), { timeout: 3_000 });
  for (const each of all) each.leave();
});
