import { TEXTS } from "./texts.ts";
import { withTexts } from "./withTexts.ts";

test("a screen waits for its words, and an address without a screen stays as it is", async () => {
  let arrive = (_: { messages: Record<string, string> }) => {};
  TEXTS.en.admin = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const Screen = () => null;
  const plain = { path: "/admin" };
  const [late, same] = withTexts("admin", [
    { path: "/admin/jobs", lazy: { Component: async () => Screen } },
    plain,
  ]);
  const lazy = late!.lazy as { Component: () => Promise<unknown> };
  let stands: unknown = null;
  const coming = lazy.Component().then((screen) => {
    stands = screen;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(stands).toBeNull();
  arrive({ messages: {} });
  await coming;
  expect(stands).toBe(Screen);
  expect(same).toBe(plain);
});
