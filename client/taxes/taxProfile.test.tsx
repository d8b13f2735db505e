import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";

type App = Awaited<ReturnType<typeof openApp>>;

const PROFILE = {
  ...{ version: 1, kind: "COMPANY", legalName: "Lune GmbH", country: "DE", address: "Weg 1, 10115 Berlin" },
  ...{ birthDate: null, taxId: "1234567890", vatRegistered: false, vatId: "", usForm: "NONE", missing: [] },
};
const money = (amountMinor: string) => ({ amountMinor, currency: "EUR" });
const SPAIN = {
  ...{ country: "ES", category: "digital", bps: 2100, sales: 2, base: money("1000"), tax: money("210") },
};
const YEAR = {
  ...{ year: 2026, totals: [], countries: [] },
  quarters: [{ quarter: 1, from: "2026-01-01", to: "2026-03-31", countries: [SPAIN] }],
  dac7: [
    {
      ...{ currency: "EUR", sales: 2, isOverThreshold: false },
      ...{ consideration: money("1000"), fees: money("59"), tax: money("210") },
    },
  ],
};

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);

async function answer(app: App, name: string, data: object) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  await act(async () => app.relay().mock.resolve(asked(app, name)!, { data } as never));
}

async function openTaxes(part: string, profile: object = PROFILE) {
  const viewer = aViewer({ tier: "enterprise" });
  const app = await openApp(`/finances/taxes?year=2026&part=${part}`, viewer);
  await answer(app, "TaxesScreenQuery", {
    viewer: {
      id: viewer.id,
      workspace: {
        id: "studio",
        taxes: {
          ...{ years: [2026], year: YEAR, profile, mayManage: true },
          ...{ ratesAsOf: "2026-01-01", rates: [], accountantLinks: [] },
        },
      },
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Taxes" });
  return app;
}

const legalName = () => screen.getByLabelText<HTMLInputElement>("Legal name");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function rename(name: string) {
  await userEvent.clear(legalName());
  await userEvent.type(legalName(), name);
}

const saved = (app: App) => asked(app, "useTaxProfileSaveMutation");

test("the details are sent as they were written, with the version that they were read in, and stand as saved", async () => {
  const app = await openTaxes("details");
  await rename("Lune Records GmbH");
  await save();
  await waitFor(() => expect(saved(app)).toBeTruthy());
  expect(saved(app)!.request.variables.input).toMatchObject({
    ...{
      workspaceId: "studio",
      version: 1,
      kind: "COMPANY",
      legalName: "Lune Records GmbH",
      birthDate: null,
    },
  });
  const profile = { ...PROFILE, version: 2, legalName: "Lune Records GmbH" };
  await answer(app, "useTaxProfileSaveMutation", {
    saveTaxProfile: {
      __typename: "SaveTaxProfilePayload",
      workspace: { id: "studio", taxes: { mayManage: true, profile } },
    },
  });
  expect(legalName().value).toBe("Lune Records GmbH");
  expect(await screen.findByText("Details saved")).toBeTruthy();
});

test("what the server refuses is said in words, and what was typed is kept", async () => {
  const app = await openTaxes("details");
  await rename("Lune Records GmbH");
  await save();
  await answer(app, "useTaxProfileSaveMutation", {
    saveTaxProfile: {
      ...{ __typename: "InvalidInput", __isUserError: "InvalidInput", field: "legalName" },
      ...{ code: "unheard.of", params: {}, message: "This name is not in the register." },
    },
  });
  expect(await screen.findByText("This name is not in the register.")).toBeTruthy();
  expect(legalName().value).toBe("Lune Records GmbH");
  expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
});

test("a number that no tax office gives is refused before it is sent", async () => {
  const app = await openTaxes("details", { ...PROFILE, taxId: "" });
  await userEvent.type(screen.getByLabelText("Tax ID"), "1");
  await save();
  expect(await screen.findByText("A tax number has 4 to 20 letters and digits.")).toBeTruthy();
  expect(saved(app)).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>("Tax ID").value).toBe("1");
});

test("the lists show each quarter by country, what is reported of the year, and their files", async () => {
  await openTaxes("lists");
  const quarter = within(await screen.findByRole("region", { name: "Quarter 1 of 2026" }));
  expect(quarter.getByRole("row", { name: /^Spain/ }).textContent).toContain("€2.10");
  expect(quarter.getByRole("link", { name: "Quarter 1 of 2026 as CSV" }).getAttribute("href")).toBeTruthy();
  expect(screen.getByText("Below the threshold: nothing is reported")).toBeTruthy();
  const reported = within(screen.getByRole("table", { name: "Reported in Euro" }));
  expect(reported.getByRole("row", { name: /What you got for your sales/ }).textContent).toContain("€10.00");
});
