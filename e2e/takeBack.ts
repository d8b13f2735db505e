import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

const toastOf = async (said: string) =>
  (await screen.findByText(said)).closest<HTMLElement>(".mantine-Notification-root")!;

/** Points at the toast that says this: it stays as long as somebody does. */
export async function keepToast(said: string): Promise<void> {
  await userEvent.hover(await toastOf(said));
}

/** Presses Undo in the toast that says this. The one of an earlier act may still stand beside it. */
export async function takeBack(said: string): Promise<void> {
  await userEvent.click(within(await toastOf(said)).getByRole("button", { name: "Undo" }));
}
