import { act } from "@testing-library/react";
import type { ViewerFacts } from "../app/viewer.ts";
import { openApp } from "./openApp.tsx";

/** Opens the page behind a letter, whose link still works unless told. */
export async function openLetter(path: string, viewers: (ViewerFacts | null)[], isLetterOpen = true) {
  const app = await openApp(path, ...viewers);
  const { mock } = app.relay();
  const asked = mock.findOperation(({ request }) => request.node.operation.name === "useIsLetterOpenQuery");
  await act(async () => mock.resolve(asked, { data: { isLetterOpen } }));
  return app;
}
