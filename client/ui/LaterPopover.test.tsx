import { I18nProvider } from "@lingui/react";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { i18n } from "../i18n/i18n.ts";
import { LaterPopover } from "./LaterPopover.tsx";
import { UiProvider } from "./UiProvider.tsx";

test("one press opens a panel whose code comes with it, and what closes it gives the button the focus back", async () => {
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <LaterPopover button={<button type="button">Filters</button>} load={async () => "Genre"}>
          {(content, close) => (
            <button type="button" onClick={close}>
              {content}
            </button>
          )}
        </LaterPopover>
        <div id="overlays" />
      </UiProvider>
    </I18nProvider>,
  );
  const button = () => screen.getByRole("button", { name: "Filters" });
  expect(button().getAttribute("aria-haspopup")).toBe("dialog");
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole("button", { name: "Genre" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Genre" })).toBeNull());
  expect(document.activeElement).toBe(button());
});
