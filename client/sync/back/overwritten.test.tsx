import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RequestFailed } from "../../app/RequestFailed.ts";
import { aViewer, openApp } from "../../testing/openApp.tsx";
import { quietChannels } from "../../testing/quietChannels.ts";

quietChannels();

await import("../../settings/SettingsFrame.tsx");
await import("../../settings/OfflineSection.tsx");
await import("./OverwrittenChanges.tsx");

type App = Awaited<ReturnType<typeof openApp>>;

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);
async function askedFor(app: App, name: string) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  return asked(app, name)!;
}
const answer = async (app: App, name: string, data: object) => {
  const operation = await askedFor(app, name);
  await act(async () => app.relay().mock.resolve(operation, { data } as never));
};

const value = {
  ...{ valueId: "one", field: "priceMinor", value: "900", overwrittenAt: "2026-11-20T12:00:00.000Z" },
  ...{ overwrittenBy: "Nova Reyes", isByViewer: true },
  ...{
    track: { __typename: "Track", id: "tide", title: "Tide", currency: "EUR" },
    release: null,
    playlist: null,
  },
};
const list = (...overwritten: object[]) => ({ viewer: { id: "nova", overwritten } });

test("what a change replaced is named as forms name it, and goes back with one press", async () => {
  const app = await openApp("/settings/offline", aViewer());
  await answer(app, "OverwrittenChangesQuery", list(value));
  const lines = await screen.findByRole("list", { name: "Values that were replaced" });
  expect(lines.textContent).toContain("Lowest price of “Tide”");
  expect(lines.textContent).toContain("It was “€9.00”.");
  await userEvent.click(within(lines).getByRole("button", { name: "Put back: Lowest price of “Tide”" }));
  const operation = await askedFor(app, "OverwrittenChangesRestoreMutation");
  expect(operation.request.variables).toEqual({ input: { valueId: "one" } });
  await answer(app, "OverwrittenChangesRestoreMutation", {
    restoreOverwritten: {
      __typename: "RestoreOverwrittenPayload",
      track: null,
      release: null,
      playlist: null,
    },
  });
  await answer(app, "OverwrittenChangesQuery", list());
  await screen.findByText("No change that came late has replaced anything.");
});

test("what a colleague's change replaced says whose it was, and goes back alike", async () => {
  const app = await openApp("/settings/offline", aViewer());
  const theirs = { ...value, valueId: "two", overwrittenBy: "Teo Marsh", isByViewer: false };
  await answer(app, "OverwrittenChangesQuery", list(theirs));
  const lines = await screen.findByRole("list", { name: "Values that were replaced" });
  expect(lines.textContent).toMatch(/Replaced .* by Teo Marsh/);
  await userEvent.click(within(lines).getByRole("button", { name: "Put back: Lowest price of “Tide”" }));
  const operation = await askedFor(app, "OverwrittenChangesRestoreMutation");
  expect(operation.request.variables).toEqual({ input: { valueId: "two" } });
});

test("with nobody reached the rest of the settings stands", async () => {
  const app = await openApp("/settings/offline", aViewer());
  const operation = await askedFor(app, "OverwrittenChangesQuery");
  const unreached = new RequestFailed({ code: "general.unreachable", params: {} }, "OFFLINE");
  await act(async () => app.relay().mock.reject(operation, unreached));
  await screen.findByText("This list needs a connection.");
  screen.getByRole("heading", { name: "Changes to send" });
});
