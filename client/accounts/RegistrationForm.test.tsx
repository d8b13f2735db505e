import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openApp } from "../testing/openApp.tsx";

const FAN = "/auth?type=signup";
const ARTIST = "/auth?type=artist";

async function fillIn(fields: Record<string, string>, ticks: string[]) {
  await screen.findByLabelText("Email");
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(screen.getByLabelText(label, { selector: "input" }), text);
  }
  for (const tick of ticks) await userEvent.click(screen.getByRole("checkbox", { name: tick }));
}

const TICKS = ["I am 13 or older", "I accept the terms of service", "I accept the privacy policy"];
const PERSON = { Email: "ida@demo.example", "Full Name": "Ida Brandt" };

test.each([
  ["fan", FAN, ["Email", "Full Name", "Phone (optional)"]],
  ["artist", ARTIST, ["Email", "Full Name", "Stage Name", "Career Stage"]],
  ["fan with a password", `${FAN}&tab=password`, ["Email", "Full Name", "Password", "Confirm Password"]],
])("registering as a %s asks for these fields and no others", async (_who, path, labels) => {
  await openApp(path, null);
  await screen.findByLabelText("Email");
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>("form input:not([type=checkbox]), form select"),
  ];
  expect(fields.map((field) => field.labels?.[0]?.textContent)).toEqual(labels);
});

test("an artist says how far the career is", async () => {
  await openApp(ARTIST, null);
  await screen.findByLabelText("Career Stage");
  const stages = [...screen.getByLabelText("Career Stage").querySelectorAll("option")];
  expect(stages.map((option) => option.textContent)).toEqual([
    "Just Starting Out",
    "Emerging Artist",
    "Established",
    "Professional",
  ]);
});

const MISSING = "Please fill in all required fields and accept the terms.";

test.each<[string, string, Record<string, string>, string[], string]>([
  ["nothing is filled in", FAN, {}, [], MISSING],
  ["the terms are not accepted", FAN, PERSON, [TICKS[0] ?? "", TICKS[2] ?? ""], MISSING],
  ["the age is not confirmed", FAN, PERSON, TICKS.slice(1), MISSING],
  ["an artist has no stage name", ARTIST, PERSON, TICKS, MISSING],
  [
    "the passwords differ",
    `${FAN}&tab=password`,
    { ...PERSON, Password: "undertow1", "Confirm Password": "undertow2" },
    TICKS,
    "Passwords do not match.",
  ],
  [
    "the password is short",
    `${FAN}&tab=password`,
    { ...PERSON, Password: "tide", "Confirm Password": "tide" },
    TICKS,
    "Password must be at least 8 characters long.",
  ],
])("when %s, the form says so and nothing is sent", async (_case, path, fields, ticks, message) => {
  const { relay } = await openApp(path, null);
  await fillIn(fields, ticks);
  await userEvent.click(screen.getByRole("button", { name: /^(Send Magic Link|Create Account)$/ }));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  const asked = relay()
    .mock.getAllOperations()
    .map(({ request }) => request.node.params.operationKind);
  expect(asked).not.toContain("mutation");
});

test("a fan who asks for a magic link is registered without a password, phone included", async () => {
  const { relay } = await openApp(FAN, null, null);
  await fillIn({ ...PERSON, "Phone (optional)": "5551234567" }, TICKS);
  await userEvent.click(screen.getByRole("button", { name: "Send Magic Link" }));
  expect(screen.getByRole("button", { name: "Sending Magic Link..." }).hasAttribute("disabled")).toBe(true);
  const { request } = relay().mock.getMostRecentOperation();
  expect(request.variables.input).toEqual({
    email: "ida@demo.example",
    fullName: "Ida Brandt",
    phone: "5551234567",
    password: null,
    setupToken: null,
    role: "fan",
    registrationFlow: "fan",
    ageConfirmation: true,
    termsAccepted: true,
    privacyPolicyAccepted: true,
    marketingConsent: false,
  });
  act(() =>
    relay().mock.resolveMostRecentOperation({
      data: { registerFan: { success: true, error: null, code: null, params: null } },
    }),
  );
  expect(await screen.findByText("Check your email for the magic link!")).toBeTruthy();
});

test("the setup link of a new installation passes its token on", async () => {
  const { relay } = await openApp("/auth?type=indee&setup=first-key&tab=password", null, null);
  await fillIn(
    { ...PERSON, "Stage Name": "Ida", Password: "undertow1", "Confirm Password": "undertow1" },
    TICKS,
  );
  await userEvent.click(screen.getByRole("button", { name: "Start 30-Day Free Trial" }));
  expect(screen.getByRole("button", { name: "Creating Account..." })).toBeTruthy();
  const { input } = relay().mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ setupToken: "first-key", role: "indee", careerStage: "beginner" });
});

test.each<[string, object, string]>([
  [
    "a reason",
    { success: false, error: "Ha fallado", code: "accounts.workspaceFailed", params: {} },
    "Failed to create workspace",
  ],
  [
    "words alone",
    { success: false, error: "Failed to do something new", code: null, params: null },
    "Failed to do something new",
  ],
  [
    "no reason",
    { success: false, error: null, code: null, params: null },
    "Registration failed. Please try again.",
  ],
])("a registration refused with %s is told in words", async (_case, registerFan, message) => {
  const { relay } = await openApp(FAN, null);
  await fillIn(PERSON, TICKS);
  await userEvent.click(screen.getByRole("button", { name: "Send Magic Link" }));
  act(() => relay().mock.resolveMostRecentOperation({ data: { registerFan } } as never));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
});

test("a registration that breaks down is told in words", async () => {
  const { relay } = await openApp(FAN, null);
  await fillIn(PERSON, TICKS);
  await userEvent.click(screen.getByRole("button", { name: "Send Magic Link" }));
  act(() => relay().mock.rejectMostRecentOperation(new Error("boom")));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("An unexpected error occurred. Please try again."),
  );
});

test("what was typed stays when one changes tabs", async () => {
  await openApp(FAN, null);
  await fillIn(PERSON, []);
  await userEvent.click(screen.getByRole("tab", { name: "Password" }));
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Ida Brandt");
  expect(screen.queryByLabelText("Phone (optional)")).toBeNull();
});
