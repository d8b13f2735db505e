import { i18n, needTexts } from "./i18n.ts";
import { TEXTS } from "./texts.ts";

test("words that come later are asked for once, are there at once, and draw nothing anew", async () => {
  let asked = 0;
  TEXTS.en.studio = async () => {
    asked++;
    return { messages: { tide: "The tide" } };
  };
  let changes = 0;
  const leave = i18n.on("change", () => changes++);
  await Promise.all([needTexts("studio"), needTexts("studio"), needTexts("studio")]);
  leave();
  expect(i18n._("tide")).toBe("The tide");
  expect(asked).toBe(1);
  expect(changes).toBe(0);
});

test("words that did not come are asked for anew by the next who need them", async () => {
  TEXTS.en.admin = () => Promise.reject(new Error("offline"));
  await expect(needTexts("admin")).rejects.toThrow("offline");
  TEXTS.en.admin = async () => ({ messages: { jobs: "Jobs" } });
  await needTexts("admin");
  expect(i18n._("jobs")).toBe("Jobs");
});
