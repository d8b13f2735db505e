import { I18nProvider } from "@lingui/react";
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { i18n } from "../i18n/i18n.ts";
import { comesLater } from "./comesLater.tsx";

const Sheet: ComponentType<{ title: string }> = ({ title }) => <h2>{title}</h2>;
const draw = (Part: ComponentType<{ title: string }>) => (
  <I18nProvider i18n={i18n}>
    <Part title="All tracks" />
  </I18nProvider>
);

test("a part whose code is on the way has something in its place, and stands at once the next time", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Sheet>();
  const Later = comesLater(() => promise, <p>Rows to come</p>);
  const { unmount } = render(draw(Later));
  expect(screen.getByText("Rows to come")).toBeTruthy();
  await act(async () => resolve(Sheet));
  expect(screen.getByRole("heading", { name: "All tracks" })).toBeTruthy();
  unmount();
  render(draw(Later));
  expect(screen.getByRole("heading", { name: "All tracks" })).toBeTruthy();
});

test("where nobody is reached it says so, and is sent for anew when it is wanted again", async () => {
  let isReached = false;
  const Later = comesLater(async () => {
    if (!isReached) throw new TypeError("Failed to fetch dynamically imported module");
    return Sheet;
  });
  const { unmount } = render(draw(Later));
  expect(await screen.findByRole("alert")).toBeTruthy();
  unmount();
  isReached = true;
  render(draw(Later));
  expect(await screen.findByRole("heading", { name: "All tracks" })).toBeTruthy();
});
