import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

const MOMENT_MS = 3_000;

/**
 * Opens the menu of a button and presses one of its items. Where nothing has a place or a size, a menu may take its button for
 * scrolled away and hide; it is then opened once more, as a person would.
 */
export async function chooseInMenu(button: string, item: string): Promise<void> {
  await waitFor(async () => {
    await userEvent.click(await screen.findByRole("button", { name: button }));
    const what = { name: item, hidden: true };
    await userEvent.click(await screen.findByRole("menuitem", what, { timeout: MOMENT_MS }));
  });
}
