import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { english } from "../../domain/testing/english.ts";
import type { Refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { openLetter } from "../testing/openLetter.tsx";
import { cutNetwork, serveAuth } from "../testing/serveAuth.ts";
import { callbackProblem } from "./CallbackScreen.tsx";
import { keepPendingPlace } from "./pendingPlace.ts";

beforeEach(() => localStorage.clear());

test("coming back with a session leads home", async () => {
  await openApp("/auth/callback", aViewer());
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
});

test("coming back with a session leads to the plan that was chosen before, once", async () => {
  localStorage.setItem("levare.pendingPlan", "pro");
  const { relay } = await openApp("/auth/callback", aViewer());
  const asked = () =>
    relay()
      .mock.getAllOperations()
      .map(({ request }) => request.node.params.name);
  await waitFor(() => expect(asked()).toContain("SubscriptionScreenQuery"));
  expect(localStorage.getItem("levare.pendingPlan")).toBeNull();
});

test("a plan that was chosen days ago leads nowhere: somebody else may sign in here now", async () => {
  localStorage.setItem("levare.pendingPlan", `pro ${Date.now() - 2 * 86_400_000}`);
  await openApp("/auth/callback", aViewer());
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
  expect(localStorage.getItem("levare.pendingPlan")).toBeNull();
});

test("coming back with a session leads to the page that somebody joined for, once, and the plan waits its turn", async () => {
  localStorage.setItem("levare.pendingPlan", "pro");
  localStorage.setItem("levare.pendingPlace", "/analytics/audience");
  await openApp("/auth/callback", aViewer());
  expect(await screen.findByRole("heading", { name: "Audience" })).toBeTruthy();
  expect(localStorage.getItem("levare.pendingPlace")).toBeNull();
  expect(localStorage.getItem("levare.pendingPlan")).toBe("pro");
});

test("a page that somebody joined for days ago is not where the next person comes to", async () => {
  keepPendingPlace("/analytics/audience", Date.now() - 2 * 86_400_000);
  await openApp("/auth/callback", aViewer());
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
  expect(localStorage.getItem("levare.pendingPlace")).toBeNull();
});

test("coming back without a session says so on the sign-in page", async () => {
  await openApp("/auth/callback", null);
  expect((await screen.findByRole("alert")).textContent).toBe("No user session found");
});

test("what the sign-in service says comes back with the person", async () => {
  await openApp("/auth/callback?error=The+link+has+expired", null);
  expect((await screen.findByRole("alert")).textContent).toBe("The link has expired");
});

test.each<[string, string | null, unknown, string]>([
  ["nothing is known", null, null, "No user session found"],
  [
    "the session could not be read",
    null,
    new RequestFailed({ code: "", params: {}, message: "Sessions are down." }, "INTERNAL"),
    "Sessions are down.",
  ],
  ["something odd was thrown", null, "odd", "Authentication failed"],
  [
    "the browser broke the request off",
    null,
    new DOMException("signal is aborted without reason", "AbortError"),
    "Authentication failed",
  ],
  ["there is only a code", "INVALID_TOKEN", null, "Authentication failed"],
])("when %s, the person reads a sentence", (_case, error, failure, sentence) => {
  const told = callbackProblem(error, failure);
  expect(typeof told === "string" ? told : (told.message ?? english(told as Refusal))).toBe(sentence);
});

test("outside a demo nobody gets an account for an address that was made up", async () => {
  await openApp("/auth/callback?mock_auth=true&provider=google", null);
  expect((await screen.findByRole("alert")).textContent).toBe("No user session found");
});

test("a link from a mail is used by a press, not by being opened", async () => {
  const requests = serveAuth(200);
  await openLetter("/auth/link?token=t1", [null, aViewer()]);
  const button = await screen.findByRole("button", { name: "Continue to Levare" });
  expect(requests).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
  expect(requests).toEqual([{ path: "/api/auth/magic-link/confirm", body: { token: "t1" } }]);
});

test("a link that was asked for elsewhere names its account, and signs in after a second press", async () => {
  const params = { email: "mallory@example.test" };
  const requests = serveAuth(409, { code: "accounts.linkElsewhere", params, message: "Elsewhere" });
  await openLetter("/auth/link?token=t1", [null]);
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Levare" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This link was requested in another browser. It signs you in as mallory@example.test. If that is not you, close this page.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Continue as mallory@example.test" }));
  expect(requests.map(({ body }) => body)).toEqual([{ token: "t1" }, { token: "t1", ...params }]);
});

test("the letter that proves an address asks whoever is not signed in to sign in first, and brings them back", async () => {
  await openLetter("/auth/prove?token=p1", [null]);
  await userEvent.click(await screen.findByRole("link", { name: "Sign in" }));
  expect(localStorage.getItem("levare.pendingPlace")).toMatch(/^\/auth\/prove\?token=p1 /);
});

test("a page says what an address that is not proven keeps closed, and offers the letter again", async () => {
  await openApp("/settings", aViewer({ isEmailProven: false }));
  const hint = await screen.findByRole("complementary", { name: "Your address" });
  expect(hint.textContent).toContain("Confirm nova@demo.example with the email");
  expect(within(hint).getByRole("button", { name: "Send again" })).toBeTruthy();
});

test.each([
  ["/auth/link?token=t1", "Send me a new link"],
  ["/auth/reset?token=t1", "Send me a new link"],
])("a used link of %s says so before anybody presses or types", async (path, wayOn) => {
  await openLetter(path, [null], false);
  expect((await screen.findByRole("alert")).textContent).toBe("This link was already used or has expired.");
  expect(screen.getByRole("link", { name: wayOn })).toBeTruthy();
  expect(screen.queryByLabelText("New password")).toBeNull();
});

test("a used link for another address, and one that proves an address, say so as well", async () => {
  const change = await openLetter("/auth/email?token=t1", [null], false);
  expect((await screen.findByRole("alert")).textContent).toBe("This link was already used or has expired.");
  change.unmount();
  await openLetter("/auth/prove?token=p1", [aViewer()], false);
  expect((await screen.findByRole("alert")).textContent).toContain("This link has expired");
});

test("a link that was used before offers a new one", async () => {
  serveAuth(400, { message: "INVALID_TOKEN" });
  await openLetter("/auth/link?token=t1", [null]);
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Levare" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This link was already used or has expired.");
  expect(screen.getByRole("link", { name: "Send me a new link" }).getAttribute("href")).toBe(
    "/auth?view=login",
  );
});

test("without a network the link is not lost", async () => {
  cutNetwork();
  await openLetter("/auth/link?token=t1", [null]);
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Levare" }));
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
  expect(screen.getByRole("button", { name: "Continue to Levare" })).toBeTruthy();
});
