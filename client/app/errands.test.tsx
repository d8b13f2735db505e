import { render } from "@testing-library/react";
import { sendErrand, useErrand } from "./errands.ts";

function Doer({ run }: { run: (song: string) => void }) {
  useErrand("a-test", run);
  return null;
}

test("a press that came before the code it needs is done as soon as that is there, once, and only the last", () => {
  const done: string[] = [];
  sendErrand("a-test", "Undertow");
  sendErrand("a-test", "Salt on the Lens");
  const { unmount } = render(<Doer run={(song) => done.push(song)} />);
  expect(done).toEqual(["Salt on the Lens"]);
  sendErrand("a-test", "Harbour Lights");
  unmount();
  render(<Doer run={(song) => done.push(song)} />);
  expect(done).toEqual(["Salt on the Lens", "Harbour Lights"]);
});
