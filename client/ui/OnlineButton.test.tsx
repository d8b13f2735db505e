import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent, ReactElement } from "react";
import { i18n } from "../i18n/i18n.ts";
import { OnlineButton } from "./OnlineButton.tsx";
import { UiProvider } from "./UiProvider.tsx";

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
afterEach(() => setOnline(true));

function open(button: ReactElement) {
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>{button}</UiProvider>
    </I18nProvider>,
  );
  return () => screen.getByRole<HTMLButtonElement>("button", { name: "Pay out" });
}

test("what cannot wait is off without a connection, says why, and works again when there is one", () => {
  let presses = 0;
  const button = open(<OnlineButton onClick={() => presses++}>Pay out</OnlineButton>);
  expect(button().getAttribute("aria-disabled")).toBeNull();
  setOnline(false);
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(button().getAttribute("aria-describedby")!)?.textContent).toBe(
    "Needs a connection",
  );
  fireEvent.click(button());
  setOnline(true);
  expect(screen.queryByText("Needs a connection")).toBeNull();
  expect(button().getAttribute("aria-describedby")).toBeNull();
  fireEvent.click(button());
  expect(presses).toBe(1);
});

test("whoever stands on it stays there while the connection goes and comes", () => {
  const button = open(<OnlineButton>Pay out</OnlineButton>);
  button().focus();
  for (const isOnline of [false, true]) {
    setOnline(isOnline);
    expect(document.activeElement).toBe(button());
  }
});

test("no form is sent by it meanwhile, and what is off for another reason stays so", async () => {
  let sent = 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent++;
  };
  const button = open(
    <form onSubmit={send}>
      <input aria-label="Amount" />
      <OnlineButton type="submit">Pay out</OnlineButton>
      <OnlineButton disabled>Give back</OnlineButton>
    </form>,
  );
  setOnline(false);
  await userEvent.type(screen.getByLabelText("Amount"), "5{Enter}");
  await userEvent.click(button());
  expect(sent).toBe(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Give back" }).disabled).toBe(true);
  setOnline(true);
  await userEvent.type(screen.getByLabelText("Amount"), "{Enter}");
  expect(sent).toBe(1);
});
