import { I18nProvider } from "@lingui/react";
import { Modal } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { i18n } from "../i18n/i18n.ts";
import { opensLater } from "./OpensLater.tsx";
import { UiProvider } from "./UiProvider.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

function Plans({ isOpen, onClose }: Props) {
  return <Modal opened={isOpen} onClose={onClose} title="Plans" transitionProps={{ duration: 0 }} />;
}

function open(load: () => Promise<ComponentType<Props>>) {
  const LaterPlans = opensLater(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Upgrade
        </button>
        <LaterPlans isOpen={isOpen} onClose={() => setOpen(false)} />
        <div id="overlays" />
      </>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <Page />
      </UiProvider>
    </I18nProvider>,
  );
  return () => screen.getByText("Upgrade");
}

test("a dialog is asked for when it is first opened, and gives the focus back when it closes", async () => {
  let asked = 0;
  const button = open(async () => {
    asked++;
    return Plans;
  });
  expect(asked).toBe(0);
  for (let time = 0; time < 2; time++) {
    await userEvent.click(button());
    expect(await screen.findByRole("dialog", { name: "Plans" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  }
  expect(asked).toBe(1);
});

test("a dialog that cannot come says so, and the next press opens it", async () => {
  let isReached = false;
  const button = open(async () => {
    if (!isReached) throw new TypeError("Failed to fetch dynamically imported module");
    return Plans;
  });
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toBeTruthy();
  isReached = true;
  await userEvent.click(button());
  expect(await screen.findByRole("dialog", { name: "Plans" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
