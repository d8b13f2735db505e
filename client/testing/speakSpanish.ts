import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { act } from "@testing-library/react";
import { SPANISH } from "../../domain/locales/es.generated.ts";
import { i18n } from "../i18n/i18n.ts";

/** Switches every text to Spanish. The build turns the catalogue into a module; a test reads the catalogue itself. */
export async function speakSpanish(): Promise<void> {
  const [catalog] = await getCatalogs(getConfig({ cwd: process.cwd() }));
  const { messages } = (await catalog?.getTranslations("es", {
    fallbackLocales: {},
    sourceLocale: "en",
    missingBehavior: "resolved",
  })) ?? { messages: {} };
  act(() => i18n.loadAndActivate({ locale: "es", messages: { ...messages, ...SPANISH } }));
}
