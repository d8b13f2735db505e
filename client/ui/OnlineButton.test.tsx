import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { i18n } from "../i18n/i18n.ts";
import { OnlineButton } from "./OnlineButton.tsx";
import { UiProvider } from "./UiProvider.tsx";

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
afterEach(() => setOnline(true));

test("what cannot wait is off without a connection, says why, and works again when there is one", () => {
  let presses = 0;
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <OnlineButton onClick={() => presses++}>Pay out</OnlineButton>
      </UiProvider>
    </I18nProvider>,
  );
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Pay out" });
  expect(button().disabled).toBe(false);
  setOnline(false);
  expect(button().disabled).toBe(true);
  expect(document.getElementById(button().getAttribute("aria-describedby")!)?.textContent).toBe(
    "Needs a connection",
  );
  fireEvent.click(button());
  setOnline(true);
  expect(screen.queryByText("Needs a connection")).toBeNull();
  fireEvent.click(button());
  expect(presses).toBe(1);
});
