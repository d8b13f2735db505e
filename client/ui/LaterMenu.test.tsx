import { I18nProvider } from "@lingui/react";
import { Menu } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { i18n } from "../i18n/i18n.ts";
import { LaterMenu } from "./LaterMenu.tsx";
import { UiProvider } from "./UiProvider.tsx";

function open(load: () => Promise<string>) {
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <LaterMenu
          button={<button type="button">Share the song</button>}
          width={200}
          position="bottom-end"
          load={load}
        >
          {(item) => <Menu.Item>{item}</Menu.Item>}
        </LaterMenu>
        <div id="overlays" />
      </UiProvider>
    </I18nProvider>,
  );
  return () => screen.getByRole("button", { name: "Share the song" });
}

test("one press opens a menu whose code comes with it, and Escape gives the button the focus back", async () => {
  const button = open(async () => "Copy the link");
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  await userEvent.click(button());
  expect(await screen.findByText("Copy the link")).toBeTruthy();
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("where nobody is reached the menu says so, and the next press tries again", async () => {
  let isReached = false;
  const button = open(async () => {
    if (!isReached) throw new TypeError("Failed to fetch dynamically imported module");
    return "Copy the link";
  });
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByText("Copy the link")).toBeNull();
  isReached = true;
  await userEvent.click(button());
  expect(await screen.findByText("Copy the link")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
