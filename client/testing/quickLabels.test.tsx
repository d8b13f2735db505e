import { render, screen } from "@testing-library/react";

test("a field is found by the label that names it, by the one around it, and by each of several", () => {
  const { container } = render(
    <>
      <label htmlFor="title">Title</label>
      <input id="title" />
      <label htmlFor="title">Name of the song</label>
      <label>
        Key <select />
      </label>
      <label htmlFor="nobody">Lost</label>
      <label htmlFor="part">Part</label>
      <p id="part" />
      <input type="hidden" id="secret" />
    </>,
  );
  const title = container.querySelector("input")!;
  expect(screen.getByLabelText("Title")).toBe(title);
  expect(screen.getByLabelText("Name of the song")).toBe(title);
  expect(screen.getByLabelText("Key")).toBe(container.querySelector("select"));
  const stands = [...container.querySelectorAll("label")].map(({ control }) => control?.tagName ?? null);
  expect(stands).toEqual(["INPUT", "INPUT", "SELECT", null, null]);
  expect(container.querySelector<HTMLInputElement>("#secret")!.labels).toBeNull();
});
