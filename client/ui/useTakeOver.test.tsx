import { render, screen } from "@testing-library/react";
import { useTakeOver } from "./useTakeOver.ts";

function Bell() {
  const { target, stands } = useTakeOver();
  return (
    <button type="button" ref={target}>
      {stands ? "News stand below" : "News"}
    </button>
  );
}

test("what takes the place of a pressed button has its focus, and opens then", () => {
  render(<Bell />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "News stand below" }));
});

test("whoever writes somewhere else meanwhile stays there", () => {
  const title = document.createElement("input");
  document.body.append(title);
  title.focus();
  render(<Bell />);
  expect(document.activeElement).toBe(title);
  title.remove();
});
