import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useComing } from "./useComing.ts";

function Door({ load }: { load: () => Promise<string> }) {
  const { part, hasFailed, come } = useComing(load);
  return (
    <>
      <button type="button" onClick={come}>
        Play
      </button>
      <p>{hasFailed ? "Nobody is reached" : (part ?? "Silence")}</p>
    </>
  );
}

test("what could not come without a connection says so, and comes with the next press, once", async () => {
  let asked = 0;
  const load = async () => {
    if (++asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return "Music";
  };
  render(<Door load={load} />);
  const press = () => userEvent.click(screen.getByRole("button", { name: "Play" }));
  await press();
  expect(await screen.findByText("Nobody is reached")).toBeTruthy();
  await press();
  expect(await screen.findByText("Music")).toBeTruthy();
  await press();
  expect(asked).toBe(2);
});

test("what a press changes is seen before the code for it is sent for", async () => {
  const load = jest.fn(async () => "Music");
  render(<Door load={load} />);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText("Music")).toBeTruthy();
});
