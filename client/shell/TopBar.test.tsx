import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { keepInstallOffer } from "../app/installOffer.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";

const bell = () => screen.findByRole("button", { name: "Notifications" });
const phone = () => screen.queryByRole("button", { name: "Phone" });

test("the phone stands in the top bar of those whose flag is on, and of nobody else", async () => {
  const { unmount } = await openApp("/", aViewer({ tier: "pro" }));
  await bell();
  expect(phone()).toBeNull();
  unmount();
  await openApp("/", aViewer({ tier: "pro", flags: ["PHONE_DIALER"] }));
  await bell();
  expect(phone()).toBeTruthy();
});

test("during a trial the phone asks for a plan that is paid", async () => {
  await openApp("/", aViewer({ tier: "trial", flags: ["PHONE_DIALER"] }));
  await bell();
  await userEvent.click(phone()!);
  expect(await screen.findByRole("dialog", { name: "Upgrade to Pro Artist" })).toBeTruthy();
});

test("the debug bar tells whom the product takes one for, comes by its key and goes by Hide", async () => {
  await openApp("/", aViewer());
  await bell();
  expect(screen.queryByRole("region", { name: "Debug" })).toBeNull();
  await userEvent.keyboard("{Alt>}{Shift>}D{/Shift}{/Alt}");
  const bar = await screen.findByRole("region", { name: "Debug" });
  expect(bar.textContent).toContain("nova@demo.example");
  expect(bar.textContent).toContain("/catalog/tracks");
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByRole("region", { name: "Debug" })).toBeNull();
});

test("what the browser offers to install waits in the menu of the person until it is taken", async () => {
  keepInstallOffer();
  await openApp("/", aViewer());
  await bell();
  let asked = 0;
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => {
      asked += 1;
    },
  });
  act(() => void window.dispatchEvent(offer));
  await userEvent.click(await screen.findByRole("button", { name: "Nova Reyes Artist" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Install app", hidden: true }));
  expect(asked).toBe(1);
  expect(offer.defaultPrevented).toBe(true);
});
