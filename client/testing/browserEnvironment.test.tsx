import { MantineProvider, Menu } from "@mantine/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

test("a menu stays open until one chooses from it", async () => {
  render(
    <MantineProvider>
      <Menu>
        <Menu.Target>
          <button type="button">News</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Releases only</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "News" }));
  // Where it belongs is worked out after it has opened.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await userEvent.click(screen.getByRole("menuitem", { name: "Releases only" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});
