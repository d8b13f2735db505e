import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { keepPendingWish } from "../app/pendingWish.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { cutNetwork, serveAuth } from "../testing/serveAuth.ts";

beforeEach(() => localStorage.clear());

const password = () => screen.getByLabelText("Password", { selector: "input" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("login greets with Welcome Back and opens on the magic link", async () => {
  await openApp("/auth?view=login", null);
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Magic Link" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByLabelText("Password", { selector: "input" })).toBeNull();
});

test("whoever comes to sign in can type at once, on the tab that they used last", async () => {
  const { unmount } = await openApp("/auth?view=login", null);
  const email = await screen.findByLabelText("Email");
  expect(document.activeElement).toBe(email);
  await userEvent.click(screen.getByRole("tab", { name: "Password" }));
  unmount();
  await openApp("/auth?view=login", null);
  await screen.findByLabelText("Email");
  expect(password()).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Magic Link" }));
  expect(screen.queryByLabelText("Password", { selector: "input" })).toBeNull();
});

test("who types an address while the tab is turning loses not a letter", async () => {
  await openApp("/auth?view=login", null);
  const email = await screen.findByLabelText("Email");
  await userEvent.click(screen.getByRole("tab", { name: "Password" }));
  await userEvent.type(email, "nova@demo.example");
  expect(password()).toBeTruthy();
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "nova@demo.example");
});

test("a magic link needs an email address", async () => {
  await openApp("/auth?view=login", null);
  await screen.findByRole("heading", { name: "Welcome Back" });
  await press("Send Magic Link");
  expect(screen.getByRole("alert").textContent).toBe("Please enter your email address.");
});

test("a magic link on its way is said politely", async () => {
  const requests = serveAuth(200, { status: true });
  await openApp("/auth?view=login", null, null);
  await userEvent.type(await screen.findByLabelText("Email"), "nova@demo.example");
  await press("Send Magic Link");
  const message = await screen.findByText("Check your email for the magic link!");
  expect(message.closest("[role=status]")).toBeTruthy();
  expect(requests).toEqual([
    {
      path: "/api/auth/sign-in/magic-link",
      body: { email: "nova@demo.example", callbackURL: "/auth/callback" },
    },
  ]);
});

test("a password login needs both fields", async () => {
  await openApp("/auth?view=login&tab=password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "nova@demo.example");
  await press("Sign In");
  expect(screen.getByRole("alert").textContent).toBe("Please enter both email and password.");
});

test.each([
  [401, { message: "Invalid credentials" }, "Invalid credentials"],
  [500, {}, "Login failed"],
])("a login refused with %i says why", async (status, answer, message) => {
  serveAuth(status, answer);
  await openApp("/auth?view=login&tab=password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "nova@demo.example");
  await userEvent.type(password(), "wrong password");
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
});

test("without a network a login fails in words, and the button comes back", async () => {
  cutNetwork();
  await openApp("/auth?view=login&tab=password", null);
  await userEvent.type(await screen.findByLabelText("Email"), "nova@demo.example");
  await userEvent.type(password(), "a good password");
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe("Login failed");
  expect(screen.getByRole("button", { name: "Sign In" }).hasAttribute("disabled")).toBe(false);
});

test("a second after a good password the person is home", async () => {
  serveAuth(200, { user: {} });
  await openApp("/auth?view=login&tab=password", null, aViewer());
  await userEvent.type(await screen.findByLabelText("Email"), "nova@demo.example");
  await userEvent.type(password(), "a good password");
  await press("Sign In");
  expect(await screen.findByText("Login successful!")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
});

test("the password can be shown and hidden again", async () => {
  await openApp("/auth?view=login&tab=password", null);
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(password().getAttribute("type")).toBe("password");
  await press("Show password");
  expect(password().getAttribute("type")).toBe("text");
  await press("Hide password");
  expect(password().getAttribute("type")).toBe("password");
});

test("Create New Account returns to the registration of the chosen role", async () => {
  await openApp("/auth?type=artist&view=login", null);
  await userEvent.click(await screen.findByRole("link", { name: "Create New Account" }));
  expect(await screen.findByRole("heading", { name: "Join as an Artist" })).toBeTruthy();
});

async function signInByPassword() {
  serveAuth(200, { user: {} });
  await userEvent.click(await screen.findByRole("tab", { name: "Password" }));
  await userEvent.type(screen.getByLabelText("Email"), "nova@demo.example");
  await userEvent.type(password(), "a good password");
  await press("Sign In");
}

test("whoever follows a link into the studio and has to sign in first gets where the link leads", async () => {
  await openApp("/analytics/audience", null, aViewer());
  await userEvent.click(await screen.findByRole("link", { name: /I'm an Artist/ }));
  await userEvent.click((await screen.findAllByRole("link", { name: "Sign in" }))[0]!);
  await signInByPassword();
  expect(await screen.findByRole("heading", { level: 1, name: "Audience" })).toBeTruthy();
});

test("whoever signs in from the front door comes home, wherever they wanted to go some other day", async () => {
  localStorage.setItem("levare.pendingPlace", "/analytics/audience");
  await openApp("/", null, aViewer());
  await userEvent.click((await screen.findAllByRole("link", { name: "Sign in" }))[0]!);
  await signInByPassword();
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
});

test("who pressed Follow is told why they are here, in every view", async () => {
  keepPendingWish({ kind: "artist", id: "marea", name: "Marea" });
  await openApp("/auth?view=login", null);
  await screen.findByText("Sign in or create an account to follow Marea.");
  await userEvent.click(screen.getByRole("link", { name: "Create New Account" }));
  await screen.findByText("Sign in or create an account to follow Marea.");
});
