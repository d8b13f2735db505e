import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";

test("whoever comes back from the checkout is thanked, until they close it", async () => {
  await openApp("/settings?checkout=success", aViewer());
  const thanks = await screen.findByText("Thank you. Your payment went through.");
  await userEvent.click(within(thanks.closest("[role=status]")!).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Thank you. Your payment went through.")).toBeNull());
});

test("the list of the settings is searched by words and walked by arrows", async () => {
  await openApp("/settings/appearance", aViewer());
  await screen.findByRole("heading", { level: 1, name: "Language and theme" });
  const list = within(screen.getByRole("navigation", { name: "Settings" }));
  await userEvent.type(list.getByRole("textbox", { name: "Search settings" }), "password");
  expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual(["Account"]);
  await userEvent.clear(list.getByRole("textbox"));
  list.getByRole("link", { name: "Account" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Profile");
  await userEvent.keyboard("{Home}");
  expect(document.activeElement?.textContent).toBe("Account");
});

test("an address below the settings that leads nowhere leads to the settings", async () => {
  await openApp("/settings/nowhere", aViewer());
  expect(await screen.findByRole("navigation", { name: "Settings" })).toBeTruthy();
});
