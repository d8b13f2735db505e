import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { speakSpanish } from "../testing/speakSpanish.ts";
import { i18n } from "./i18n.ts";

afterEach(() => act(() => i18n.activate("en")));

test("the form refuses in Spanish what the rules refuse in English", async () => {
  await speakSpanish();
  await openApp("/auth?type=signup&tab=password", null);
  await userEvent.click(await screen.findByRole("button", { name: "Crear cuenta" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Rellena todos los campos obligatorios y acepta los términos.",
  );
});

test("menu, crown and greeting follow the language while the screen is open", async () => {
  await openApp("/", aViewer());
  expect(await screen.findByRole("heading", { name: "Hello, Nova" })).toBeTruthy();
  await speakSpanish();
  expect(screen.getByRole("heading", { name: "Hola, Nova" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Finanzas Requiere Pro" })).toBeTruthy();
});
