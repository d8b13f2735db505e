import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** Presses Undo in the toast that says this. The one of an earlier act may still stand beside it. */
export async function takeBack(said: string): Promise<void> {
  const toast = (await screen.findByText(said)).closest<HTMLElement>(".mantine-Notification-root")!;
  await userEvent.click(within(toast).getByRole("button", { name: "Undo" }));
}
