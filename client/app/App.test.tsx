import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { refusal } from "../../domain/words/refusal.ts";
import { i18n } from "../i18n/i18n.ts";
import { aViewer, openApp, openAppWithFailure } from "../testing/openApp.tsx";
import { UiProvider } from "../ui/UiProvider.tsx";
import { RequestFailed } from "./RequestFailed.ts";
import { RouteError } from "./RouteError.tsx";

const FRONT_DOOR = /I'm a Music Fan/;
const NOTE = "That page does not exist. Here is your dashboard instead.";

test.each(["/", "/nowhere", "/catalog/tracks", "/settings", "/admin", "/a/b/c"])(
  "signed out, %s is the choice between fan and artist",
  async (path) => {
    await openApp(path, null);
    expect(await screen.findByRole("link", { name: FRONT_DOOR })).toBeTruthy();
  },
);

test.each(["/nowhere", "/a/b/c", "/admin/users"])(
  "signed in, %s is the dashboard with a quiet note",
  async (path) => {
    await openApp(path, aViewer());
    expect(await screen.findByText(NOTE)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
  },
);

test("the dashboard itself carries no note", async () => {
  await openApp("/", aViewer());
  await screen.findByRole("heading", { name: "Hello, Nova" });
  expect(screen.queryByText(NOTE)).toBeNull();
});

test.each([
  ["/analytics/campaigns", "Campaigns"],
  ["/commerce/storefront", "Storefront"],
  ["/commerce/orders/17", "Commerce"],
])("%s says honestly that it is not built yet", async (path, title) => {
  await openApp(path, aViewer());
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText("This part of Levare is not built yet.")).toBeTruthy();
});

test("the title of the window follows the screen", async () => {
  await openApp("/analytics/campaigns", aViewer());
  await screen.findByRole("heading", { level: 1, name: "Campaigns" });
  expect(document.title).toBe("Campaigns · Levare");
});

test("after a change of screen the focus is on its heading", async () => {
  await openApp("/settings", aViewer());
  await userEvent.click(await screen.findByRole("link", { name: "Dashboard" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Hello, Nova" });
  expect(document.activeElement).toBe(heading);
});

test("when it cannot be learned who is here, the page says so and tries again", async () => {
  const failure = new RequestFailed(refusal("general.unreachable"), "OFFLINE");
  await openAppWithFailure("/", failure, aViewer());
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
});

test("a broken screen leaves the shell standing, names the request, and can be tried again", async () => {
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new RequestFailed(refusal("general.serverFailed"), "INTERNAL", "req-17");
    return <h1>Tide</h1>;
  }
  const inner = {
    ErrorBoundary: RouteError,
    children: [{ path: "/", loader: () => null, Component: Screen }],
  };
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children: [inner] }]);
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText("req-17")).toBeTruthy();
  expect(screen.getByText("the shell")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Tide" })).toBeTruthy();
});

function Frame() {
  return (
    <>
      <p>the shell</p>
      <Outlet />
    </>
  );
}
