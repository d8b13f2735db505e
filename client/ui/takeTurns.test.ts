import { waitFor } from "@testing-library/react";
import { takeTurn } from "./takeTurns.ts";

test("one begins, the next as soon as it has done, and who left does not", async () => {
  const begun: string[] = [];
  const [one, two, three] = ["one", "two", "three"].map((name) => takeTurn(() => void begun.push(name)));
  await waitFor(() => expect(begun).toEqual(["one"]));
  two!.leave();
  one!.done();
  one!.done();
  await waitFor(() => expect(begun).toEqual(["one", "three"]));
  three!.leave();
});

test("who never tells that they have done is not waited for", async () => {
  const begun: string[] = [];
  const all = ["one", "two", "three"].map((name) => takeTurn(() => void begun.push(name)));
  await waitFor(() => expect(begun).toEqual(["one", "two", "three"]));
  for (const each of all) each.leave();
});
